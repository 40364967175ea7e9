### The few texts of the page that are there even if nothing else arrives.

broken-part-title = This page did not load
broken-part-text = A part of it did not arrive. Your games are safe on the server.
broken-error-title = Something went wrong on this page
broken-error-text = Your games are safe on the server. Reload the page to go on.
broken-new-title = A new version of Calico is here
broken-new-text = Reload the page to go on with it. Your games are safe on the server.
broken-reload = Reload
broken-home = Home
