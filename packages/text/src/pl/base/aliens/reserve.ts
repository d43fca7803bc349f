import type { AlienText } from '../../../types.ts';

export default {
  name: 'Rezerwa',
  power: 'Posiłki',
  summary: 'Za wzgórzem zawsze ktoś jeszcze czeka.',
  text:
    'W fazie ujawnienia, po ujawnieniu kart, możesz użyć tej mocy jako główny gracz lub sojusznik na dwa sposoby, każdego dowolną liczbę razy. ' +
    'Możesz zagrywać z ręki karty ataku o wartości do 6 jako wsparcia o tej samej wartości, dla dowolnej strony. ' +
    'A gdy inny gracz zagrywa wsparcie albo inną kartę jako wsparcie, możesz odrzucić z ręki negocjacje, by je anulować; zostaje wtedy od razu odrzucone. ' +
    'Zagrane tak karty ataku odrzuca się jako wsparcia. ' +
    'Po zablokowaniu mocy zachowujesz kartę, którą właśnie zagrywasz lub odrzucasz, a w tym spotkaniu żaden z tych sposobów nie jest już dostępny.',
  wild:
    'Jako dowolny gracz, w dowolnej fazie: gdy inny gracz odrzuca wsparcie, zagrane lub nie, weź je na rękę i rób tak ze wszystkimi następnymi aż do zakończenia spotkania. ' +
    'Zagrane wsparcia odrzuca się na końcu spotkania. ' +
    'Twoje własne odrzucasz jak zwykle.',
  super:
    'Jako główny gracz lub sojusznik, w fazie ujawnienia: jedna karta ataku, którą zagrywasz jako wsparcie, może mieć wartość do 9.',
  says: {
    card: 'Który atak będzie wsparciem?',
    negotiate: 'Które negocjacje odrzucasz, by odeprzeć?',
    side: 'Którą stronę wspiera: {card}?',
    'side.offense': 'Atak',
    'side.defense': 'Obronę',
    'ability.reinforce': 'Wesprzyj małym atakiem',
    'ability.counter': 'Odeprzyj negocjacjami',
    'ability.collect': 'Zbieraj odrzucone wsparcia',
    'ability.take': 'Weź odrzucone wsparcia',
    'ability.larger': 'Wesprzyj atakiem do 9',
  },
} satisfies AlienText;
