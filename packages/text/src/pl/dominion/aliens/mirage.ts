import type { AlienText } from '../../../types.ts';

export default {
  name: 'Miraż',
  power: 'Złudzenie',
  summary: 'To, co liczysz, stoi gdzie indziej.',
  text:
    'W fazie ujawnienia, gdy karty są ujawnione, jako główny gracz, musisz użyć tej mocy: wybierz jedną swoją kolonię i jedną kolonię przeciwnika, gdziekolwiek, nawet na planecie spotkania. ' +
    'W sumach statki tych kolonii liczą się zamiast tych, które naprawdę macie w spotkaniu; sojusznicy liczą się normalnie. ' +
    'Kto nie ma kolonii, liczy swoje prawdziwe statki. ' +
    'Straty, lądowanie, rekompensata i nagrody zależą od prawdziwych statków. ' +
    'Po zablokowaniu mocy w sumach liczą się prawdziwe statki.',
  wild: 'Jako główny gracz lub sojusznik, w fazie ujawnienia: zagraj z ręki negocjacje jako wsparcie +3.',
  super:
    'Jako główny gracz, w fazie ujawnienia: używając swojej mocy, wybierz też jedną kolonię jednego sojusznika; tamtejsze statki liczą się zamiast tych, które naprawdę ma w spotkaniu.',
  says: {
    own: 'Która twoja kolonia zastępuje twoje statki?',
    other: 'Która kolonia zastępuje statki gracza {player}?',
    ally: 'Statki którego sojusznika też zastępujesz?',
    negotiate: 'Które negocjacje zagrywasz jako +3?',
    side: 'Którą stronę to wzmacnia?',
    'side.own': 'Moją',
    'side.other': 'Drugą',
    delude: 'Miraż: liczą się inne statki',
    'ability.delude': 'Licz inne statki',
    'ability.conjure': 'Negocjacje jako wsparcie +3',
    'ability.fata-morgana': 'Zastąp też statki sojusznika',
  },
} satisfies AlienText;
