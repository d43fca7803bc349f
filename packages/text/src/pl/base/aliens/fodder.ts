import type { AlienText } from '../../../types.ts';

export default {
  name: 'Mięso armatnie',
  power: 'Nawała',
  summary: 'Jeden padł, kolejka się przesuwa.',
  text:
    'W fazie ujawnienia, jeśli obie ujawnione karty to ataki, możesz raz na spotkanie użyć tej mocy jako główny gracz. ' +
    'Odrzuć z ręki dowolną liczbę ataków wyższych od twojej karty i niższych od karty przeciwnika: ich wartości dodaje się do twojej sumy. ' +
    'Porównuj z tym, ile karty spotkania są warte w tej chwili; odrzucone ataki liczą się według wartości nadrukowanej. ' +
    'Nie liczą się jako zagrane karty spotkania. ' +
    'Po zablokowaniu mocy ataki zostają na twojej ręce.',
  wild:
    'Jako gracz, który nie bierze udziału w spotkaniu, w fazie ujawnienia: jeśli zaproszenie spotkało się z odmową, możesz mimo to dołączyć do strony, która cię zaprosiła, z jednym statkiem z dowolnej swojej kolonii. ' +
    'Jesteś wtedy takim samym sojusznikiem jak każdy inny.',
  super:
    'Jako główny gracz, w fazie ujawnienia: gdy używasz swojej mocy, możesz odrzucać także ataki równe twojej karcie lub niższe, o ile są niższe od karty przeciwnika.',
  says: {
    cards: 'Które ataki dorzucasz?',
    overwhelm: 'Przewaga liczebna',
    side: 'Do której strony jednak dołączasz?',
    'side.offense': 'Do ataku',
    'side.defense': 'Do obrony',
    ship: 'Który statek wysyłasz?',
    'ability.overwhelm': 'Dorzuć ataki',
    'ability.any-below': 'Dorzuć dowolne mniejsze ataki',
    'ability.join-late': 'Dołącz z jednym statkiem',
  },
} satisfies AlienText;
