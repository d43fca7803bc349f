import type { AlienText } from '../../../types.ts';

export default {
  name: 'Maczuga',
  power: 'Miażdżenie',
  summary: 'Wygrywa raz, uderza dwa razy.',
  text:
    'W fazie rozstrzygnięcia, jako główny gracz, musisz użyć tej mocy, gdy wygrywasz spotkanie po ujawnieniu ataku. ' +
    'Oprócz zwykłych strat do wiru trafia jeszcze tyle statków przeciwnika, ile twoich było w spotkaniu. ' +
    'Przeciwnik wybiera je skądkolwiek; jeśli ma mniej, trafiają tam wszystkie. ' +
    'Te statki też liczą się do rekompensaty. ' +
    'Po zablokowaniu mocy przeciwnik ponosi tylko zwykłe straty.',
  wild: 'Jako atakujący, w fazie rozstrzygnięcia: gdy zdobywasz kolonię, możesz sprawić, że do wiru trafią wszystkie statki innych graczy na tej planecie, oprócz tych, które były w tym spotkaniu po twojej stronie.',
  super:
    'Jako główny gracz, w fazie rozstrzygnięcia: gdy używasz swojej mocy, wskaż dowolnych sojuszników przeciwnika: oprócz zwykłych strat do wiru trafia także tyle samo statków każdego z nich, przez niego wybranych.',
  says: {
    allies: 'Których sojuszników też gromisz?',
    lose: 'Zostajesz rozgromiony: {count, plural, one {który jeszcze # statek tracisz} few {które jeszcze # statki tracisz} many {które jeszcze # statków tracisz} other {które jeszcze # statku tracisz}}?',
    'ability.smash': 'Zgromić',
    'ability.clear-out': 'Wypędź wszystkich z planety',
    'ability.smash-allies': 'Gromij też sojuszników',
  },
} satisfies AlienText;
