import type { AlienText } from '../../../types.ts';

export default {
  name: 'Sędzia',
  power: 'Wyrok',
  summary: 'Najpierw wyrok. Potem sprawa.',
  text:
    'W fazie planowania, przed wyborem kart, możesz użyć tej mocy jako główny gracz: ogłoś wyrok, czyli dodatkowy zysk albo dla zwycięzcy, albo dla przegranego spośród głównych graczy. ' +
    'Może to być kolonia na planecie, na której ma kolonię drugi główny gracz, założona statkami z kolonii zyskującego, oraz losowe karty z ręki drugiego gracza, w podanej liczbie lub wszystkie. ' +
    'Wyrok obowiązuje tylko wtedy, gdy ujawniono co najmniej jeden atak; wykonuje się go na koniec spotkania, oprócz zwykłego wyniku. ' +
    'Po zablokowaniu mocy wyroku nie ma.',
  wild:
    'Jako główny gracz, w fazie ujawnienia: jeśli sumy różnią się o mniej niż 5, ogłoś remis. ' +
    'Statki sojuszników wracają do kolonii, a ty i przeciwnik próbujecie zawrzeć porozumienie, jakby obie strony ujawniły negocjacje.',
  super: 'Jako główny gracz, w fazie planowania: twój wyrok może dać coś i zwycięzcy, i przegranemu.',
  says: {
    for: 'Komu przyznajesz korzyść?',
    'for.winner': 'Zwycięzcy',
    'for.beaten': 'Przegranemu',
    'colony.winner': 'Czy zwycięzca dostaje kolonię obok przegranego?',
    'colony.beaten': 'Czy przegrany dostaje kolonię obok zwycięzcy?',
    'cards.winner': 'Ile kart przegranego dostaje zwycięzca?',
    'cards.winner.none': 'Żadnej',
    'cards.winner.some': 'Tyle …',
    'cards.winner.all': 'Wszystkie',
    'cards.beaten': 'Ile kart zwycięzcy dostaje przegrany?',
    'cards.beaten.none': 'Żadnej',
    'cards.beaten.some': 'Tyle …',
    'cards.beaten.all': 'Wszystkie',
    number: 'Ile losowych kart?',
    'fiat.winner':
      '{you, select, yes {Przyznajesz} other {{who} przyznaje}} zwycięzcy: {colony, select, yes {kolonia, } other {}}{all, select, all {wszystkie karty} none {bez kart} other {karty: {count}}}.',
    'fiat.beaten':
      '{you, select, yes {Przyznajesz} other {{who} przyznaje}} przegranemu: {colony, select, yes {kolonia, } other {}}{all, select, all {wszystkie karty} none {bez kart} other {karty: {count}}}.',
    planet: 'Przyznano ci kolonię. Na której planecie?',
    'ability.fiat': 'Ogłoś wyrok',
    'ability.draw': 'Ogłoś remis',
    'ability.both': 'Dla zwycięzcy i przegranego',
  },
} satisfies AlienText;
