### Die wenigen Texte der Seite, die da sind, auch wenn sonst nichts ankommt.

broken-part-title = Die Seite wurde nicht geladen
broken-part-text = Ein Teil ist nicht angekommen. Deine Spiele sind auf dem Server sicher.
broken-error-title = Auf dieser Seite ist etwas schiefgegangen
broken-error-text = Deine Spiele sind auf dem Server sicher. Lade die Seite neu, um weiterzumachen.
broken-new-title = Es gibt eine neue Version von Calico
broken-new-text = Lade die Seite neu, um sie zu benutzen. Deine Spiele sind auf dem Server sicher.
broken-reload = Neu laden
broken-home = Startseite
