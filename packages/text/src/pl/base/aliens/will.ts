import type { AlienText } from '../../../types.ts';

export default {
  name: 'Wola',
  power: 'Wybór',
  summary: 'Karta proponuje, Wola decyduje.',
  text:
    'W fazie celu, jako atakujący, musisz użyć tej mocy po dobraniu karty: wybierz dowolnego innego gracza jako broniącego, cokolwiek mówi karta. ' +
    'Nakieruj wrota na dowolną planetę, na której ten gracz ma kolonię, albo na dowolną z jego rodzimych planet. ' +
    'Inne efekty dobranej karty nadal działają. ' +
    'Nie możesz skorzystać z tego, na co pozwala twój własny kolor, na przykład z ponownego zasiedlenia pustej rodzimej planety. ' +
    'Po zablokowaniu mocy stosujesz się do karty.',
  wild: 'Jako atakujący, w fazie celu: gdy karta w kolorze gracza lub karta specjalna wskazuje innego gracza, możesz rozegrać spotkanie z nim w dowolnym systemie, w którym ma on kolonię.',
  super:
    'Jako atakujący, w fazie celu: przed wyborem broniącego i planety obejrzyj karty jednego innego gracza.',
  says: {
    defense: 'Z kim rozgrywasz spotkanie?',
    look: 'Czyje karty oglądasz?',
    'ability.choice': 'Wybierz przeciwnika',
    'ability.any-system': 'Rozegraj spotkanie w dowolnym systemie',
    'ability.look': 'Obejrzyj czyjeś karty',
  },
} satisfies AlienText;
