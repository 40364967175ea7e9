"""Players for comparison, who play for points where the originals play to win. They enter a match by their place."""

from dataclasses import replace

from calico.players.levels import Designer, Master


class DesignerForPoints(Designer):
    """The designer as it would play if rivals did not matter: to be compared with the one who plays to win."""

    name = "designer-for-points"
    description = "Plays like the designer, but for points."
    habits = replace(Designer.habits, to_win=False)


class MasterForPoints(Master):
    """The master as it would play if rivals did not matter: to be compared with the one who plays to win."""

    name = "master-for-points"
    description = "Plays like the master, but for points."
    habits = replace(Master.habits, to_win=False)
