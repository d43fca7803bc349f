import type { AlienText } from '../../../types.ts';

export default {
  name: 'Dyplomata',
  power: 'Mediacja',
  summary: 'We dwóch się wojuje. We trzech obraduje.',
  text:
    'W fazie ujawnienia, gdy nie jesteś głównym graczem i co najmniej jedna z ujawnionych kart spotkania to atak, możesz użyć tej mocy: zagraj z ręki negocjacje, a każdy ujawniony atak staje się zwykłymi negocjacjami. ' +
    'Ty i główni gracze macie dwie minuty na porozumienie trzech; działają efekty specjalne wszystkich trzech kart negocjacji i każde z was jest przeciwnikiem dwóch pozostałych. ' +
    'Każdy z trzech może zyskać najwyżej jedną kolonię na planecie, na której ma kolonię ktoś z dwóch pozostałych, i dowolne karty. ' +
    'Jeśli nie wszyscy troje się zgodzą, każdy traci statki jak przy braku porozumienia. ' +
    'Po zablokowaniu mocy ataki pozostają atakami.',
  wild:
    'Jako każdy oprócz głównych graczy, w fazie ujawnienia: gdy ma dojść do rozmów o porozumieniu bez ciebie, zagraj z ręki negocjacje i zajmij miejsce jednego z rozmówców. ' +
    'Czas liczy się od nowa, działa efekt twojej karty, a zyski i straty są twoje. ' +
    'Jeśli dojdzie do porozumienia, dla zastąpionego gracza też liczy się ono jako udane.',
  super:
    'Jako główny gracz, w fazie sojuszu: po zawarciu sojuszy nie zagrywa się kart; zamiast tego wszyscy gracze głosują, kto wygrał, każdy ma jeden głos, a przy remisie wygrywa broniący. ' +
    'Możesz obiecywać za głosy porozumienia, które wchodzą w życie tylko wtedy, gdy wygrasz.',
  says: {
    'ability.mediate': 'zamień ataki w negocjacje i dołącz do rozmów',
    'ability.stand-in': 'zajmij miejsce jednego z układających się',
    'ability.vote': 'niech wszyscy głosują, kto wygrywa',
    card: 'Które negocjacje zagrywasz?',
    displaced: 'Czyje miejsce w układzie zajmujesz?',
    buy: 'Targujesz się o głos: {player}?',
    price: 'Co za głos? Przechodzi tylko wtedy, gdy głosowanie jest wygrane.',
    vote: 'Kart się nie zagrywa: kto ma wygrać to spotkanie?',
    'vote.offense': 'Napastnik',
    'vote.defense': 'Broniący',
    counted: '{you, select, yes {Ty} other {{who}}}: głosów za – {own}, przeciw – {others}.',
    mediated: 'Dyplomata',
  },
} satisfies AlienText;
