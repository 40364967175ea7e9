### Les quelques textes de la page qui sont là même si rien d'autre n'arrive.

broken-part-title = La page n'a pas pu être chargée
broken-part-text = Une partie n'est pas arrivée. Vos parties sont en sécurité sur le serveur.
broken-error-title = Un problème est survenu sur cette page
broken-error-text = Vos parties sont en sécurité sur le serveur. Rechargez la page pour continuer.
broken-new-title = Une nouvelle version de Calico est disponible
broken-new-text = Rechargez la page pour l'utiliser. Vos parties sont en sécurité sur le serveur.
broken-reload = Recharger
broken-home = Accueil
