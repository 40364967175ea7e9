"""The command line: thin commands over the library, all texts from `calico.locales`."""
