/** The table of the tutorial. Nobody holds anything that could interrupt: whatever is asked belongs to the lesson. */
import type { PlanetId, PositionSpec, Seat } from '@cosmarium/engine';

export const YOU: Seat = 0;
/** Joins the player's side when invited. */
export const ALLY: Seat = 1;
/** Joins the defense, and makes a deal in the second encounter. */
export const PARTNER: Seat = 2;
/** Defends in the first encounter. */
export const RIVAL: Seat = 3;

export const POSITION: PositionSpec = {
  players: [
    {
      colour: 'red',
      alien: 'human',
      homes: [4, 4, 4, 4, 3],
      hand: [
        'attack-06',
        'attack-06',
        'attack-08',
        'attack-08',
        'attack-10',
        'attack-12',
        'negotiate',
        'reinforcement-5',
      ],
    },
    {
      colour: 'yellow',
      alien: 'macron',
      hand: ['attack-04', 'attack-08', 'attack-10', 'attack-14', 'attack-30', 'negotiate', 'morph'],
    },
    {
      colour: 'green',
      alien: 'zombie',
      hand: ['attack-04', 'attack-06', 'attack-07', 'attack-13', 'negotiate', 'negotiate', 'attack-10'],
    },
    {
      colour: 'blue',
      alien: 'warrior',
      homes: [4, 4, 1, 4, 4],
      // Whatever the player does, one of these is better by less than the reinforcement.
      hand: ['attack-04', 'attack-08', 'attack-12', 'attack-15', 'attack-20', 'attack-23', 'negotiate'],
    },
  ],
  offense: 'red',
  destiny: ['destiny-blue', 'destiny-green'],
  seed: 'tutorial',
};

/** Planet 3 of the rival: the one with the fewest ships. */
export const WEAK_PLANET: PlanetId = 17;
export const ENCOUNTERS = 2;
