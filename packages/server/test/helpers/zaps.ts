import { buildPosition, type GameState } from '@cosmarium/engine';

/** Yellow, who begins, uses a power in every fight; blue may zap that, and then red if it holds the card for it. */
export const manyMayZap = (redHolds = 'cosmic-zap'): GameState =>
  buildPosition({
    players: [
      { colour: 'red', alien: 'masochist', hand: ['attack-10', 'attack-06', redHolds] },
      { colour: 'yellow', alien: 'macron', hand: ['attack-08', 'attack-12'] },
      { colour: 'green', alien: 'pacifist', hand: ['attack-05', 'attack-13'] },
      { colour: 'blue', alien: 'virus', hand: ['attack-04', 'cosmic-zap'] },
    ],
    offense: 'yellow',
    destiny: ['destiny-green'],
    flares: [],
  });
