// The page at a table, in a replay, and where aliens are looked at.
import aliens from './aliens.ts';
import board from './board.ts';
import play from './play.ts';
import replay from './replay.ts';
import story from './story.ts';

export default { ...board, ...play, ...story, ...aliens, ...replay };
