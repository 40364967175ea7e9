"""The game server: tables for people and bots that never lose a move."""
