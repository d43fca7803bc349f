import type { AlienText } from '../../../types.ts';

export default {
  name: 'Tik-tak',
  power: 'Cierpliwość',
  summary: 'On poczeka. A ty?',
  text:
    'Zaczynasz grę z dziesięcioma żetonami, a w grze z czterema planetami z ośmioma. ' +
    'W fazie rozstrzygnięcia, jako dowolny gracz, musisz użyć tej mocy za każdym razem, gdy broniący wygrywa spotkanie lub dwóch graczy zawiera porozumienie: odrzuć jeden żeton. ' +
    'Nieważne, jak broniący wygrał; brak porozumienia i porozumienie unieważnione się nie liczą, podobnie jak spotkanie, które przegrały obie strony lub które skończyło się bez walki. ' +
    'Gdy znika twój ostatni żeton, od razu wygrywasz grę; tej części nie można zablokować. ' +
    'Nadal możesz wygrać w zwykły sposób. ' +
    'Po zablokowaniu mocy żeton zostaje.',
  wild:
    'Jako dowolny gracz, w dowolnej fazie: gdy stos odrzuconych kart został właśnie przetasowany w nową talię kosmosu, możesz od razu założyć kolonię, biorąc od jednego do czterech statków ze swoich kolonii. ' +
    'Wybierz rodzimą planetę innego gracza, na której nie masz kolonii; twoje statki stoją obok tych, które tam są. ' +
    'Trzęsienie kosmosu się nie liczy.',
  super:
    'Jako główny gracz, w fazie rozstrzygnięcia: gdy wygrywasz lub zawierasz porozumienie, możesz poświęcić jeden swój statek, obojętnie skąd (trafia on do wiru), by odrzucić jeszcze jeden żeton.',
  says: {
    won: 'pozostałym skończył się czas',
    planet: 'Gdzie zakładasz kolonię?',
    settle: 'Które statki zasiedlają: {planet}?',
    cost: 'Którym statkiem płacisz?',
    'ability.defense-won': 'Tyknij',
    'ability.deal-made': 'Taknij',
    'ability.hurry': 'Zapłać statkiem za kolejny żeton',
    'ability.new-era': 'Załóż kolonię',
  },
} satisfies AlienText;
