import type { AlienText } from '../../../types.ts';

export default {
  name: 'Nienawiść',
  power: 'Furia',
  summary: 'Dzień dobry? A kto tak powiedział?',
  text:
    'Na początku swojej tury musisz użyć tej mocy: wybierz kartę z ręki i odrzuć ją. ' +
    'Potem każdy inny gracz po kolei, począwszy od twojej lewej strony, odrzuca kartę tego samego rodzaju albo do wiru trafiają trzy jego statki, które wskażesz (wszystkie, jeśli ma mniej). ' +
    'Jeśli odrzucasz atak, pasuje tylko atak o tej samej lub wyższej wartości; kto nie ma pasującej karty, traci statki. ' +
    'Jeśli nie masz karty spotkania, dobierasz nową rękę, zarówno przed użyciem tej mocy, jak i po nim. ' +
    'Dzieje się to raz na turę, a nie w każdym spotkaniu. ' +
    'Po zablokowaniu mocy zachowujesz kartę i nikt niczego nie traci.',
  wild:
    'Jako główny gracz, w fazie planowania: przed wyborem kart przeciwnik odrzuca losową kartę z ręki. ' +
    'Jeśli nie ma potem karty spotkania, od razu wygrywasz spotkanie i nie zagrywa się kart. ' +
    'Nie możesz tego zagrać, gdy przeciwnik nie ma kart na ręce.',
  super:
    'Jako atakujący, na początku tury: gdy używasz swojej mocy, pokaż wybraną kartę i zachowaj ją. ' +
    'Nie może to być ten rozbłysk.',
  says: {
    card: 'Którą kartą ciskasz w pozostałych?',
    answer: 'Rzucono: {card}. Odpowiadasz kartą czy tracisz {count} statki?',
    'answer.discard': 'Odrzuć pasującą kartę',
    'answer.ships': 'Strać statki',
    match: 'Którą kartę odrzucasz?',
    ships: 'Które statki gracza {player} trafiają do wiru ({count})?',
    'ability.rage': 'Wpadnij we wściekłość',
    'ability.keep': 'Pokaż kartę i zatrzymaj ją',
    'ability.scorn': 'Zmuś przeciwnika do odrzucenia karty',
  },
} satisfies AlienText;
