import type { AlienText } from '../../../types.ts';

export default {
  name: 'Roztocz',
  power: 'Pogróżki',
  summary: 'Planeta albo papiery. Tylko prędko!',
  text:
    'W fazie startu, jako atakujący, musisz użyć tej mocy, gdy twoje statki są już na wrotach, a sojuszników jeszcze nie zaproszono, jeśli broniący ma na ręce więcej niż trzy karty. ' +
    'Broniący musi wybrać jedno z dwojga. ' +
    'Albo odrzuca losowe karty, aż zostaną mu trzy, i spotkanie toczy się dalej. ' +
    'Albo cię wpuszcza: wszystkie twoje statki z wrót lądują na wskazanej planecie obok statków, które tam są, nikt nie trafia do wiru, a spotkanie od razu kończy się jako udane, ani wygrane, ani przegrane. ' +
    'Jeśli masz tam już kolonię, statki po prostu do niej dołączają. ' +
    'Po zablokowaniu mocy spotkanie toczy się jak zwykle.',
  wild:
    'Jako główny gracz, w fazie sojuszu: po zawarciu sojuszy, jeśli statków sojuszników jest po stronie przeciwnika więcej niż po twojej, możesz odesłać wszystkie statki sojuszników obu stron do kolonii. ' +
    'Ich właściciele nie biorą już udziału w tym spotkaniu.',
  super:
    'Jako atakujący, w fazie startu: gdy broniący odrzuca karty z powodu twojej mocy, obejrzyj je i weź na rękę dowolną ich liczbę.',
  says: {
    choice:
      '{player} grozi: {planet}. Ustępujesz czy odrzucasz {count, plural, one {# losową kartę} few {# losowe karty} many {# losowych kart} other {# losowej karty}}?',
    'choice.discard': 'Odrzuć karty',
    'choice.surrender': 'Wpuść na planetę',
    keep: 'Które z odrzuconych kart zatrzymujesz?',
    'ability.bluster': 'Odgrażaj się',
    'ability.clear-the-ring': 'Odeślij wszystkich sojuszników',
    'ability.keep-them': 'Zatrzymaj odrzucone karty',
  },
} satisfies AlienText;
