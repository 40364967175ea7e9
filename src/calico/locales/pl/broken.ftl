### Kilka tekstów strony, które są zawsze, nawet gdy nic innego nie dotrze.

broken-part-title = Strona się nie wczytała
broken-part-text = Jakaś jej część nie dotarła. Twoje gry są bezpieczne na serwerze.
broken-error-title = Coś poszło nie tak na tej stronie
broken-error-text = Twoje gry są bezpieczne na serwerze. Odśwież stronę, aby grać dalej.
broken-new-title = Jest nowa wersja Calico
broken-new-text = Odśwież stronę, aby z niej korzystać. Twoje gry są bezpieczne na serwerze.
broken-reload = Odśwież
broken-home = Strona główna
