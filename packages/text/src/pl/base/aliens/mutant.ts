import type { AlienText } from '../../../types.ts';

export default {
  name: 'Mutant',
  power: 'Regeneracja',
  summary: 'Odrasta. Głównie z ciebie.',
  text:
    'W fazie sojuszu, przed zaproszeniem sojuszników, możesz użyć tej mocy jako główny gracz, jeśli masz na ręce mniej niż osiem kart. ' +
    'Dobieraj po jednej karcie, aż będziesz mieć osiem, każdą z talii kosmosu albo losowo z ręki innego gracza. ' +
    'Możesz łączyć te źródła, ale nie możesz przerwać, zanim masz osiem kart. ' +
    'Po zablokowaniu mocy nie dobierasz ani jednej karty.',
  wild: 'Jako główny gracz, w fazie rozstrzygnięcia: jeśli wygrywasz lub zawierasz porozumienie, weź po jednej losowej karcie z ręki przeciwnika i z ręki każdego jego sojusznika.',
  super:
    'Jako główny gracz, w fazie sojuszu: tuż przed użyciem swojej mocy możesz odrzucić najwyżej trzy karty.',
  says: {
    source:
      'Do dobrania {count, plural, one {została jedna karta} few {zostały # karty} many {zostało # kart} other {zostało # karty}}. Skąd bierzesz następną?',
    'source.deck': 'Talia kosmosu',
    shed: 'Które karty odrzucasz? Najwyżej trzy.',
    'ability.regenerate': 'Dobierz do ośmiu kart',
    'ability.absorb': 'Weź po karcie od drugiej strony',
    'ability.shed': 'Najpierw odrzuć najwyżej trzy karty',
  },
} satisfies AlienText;
