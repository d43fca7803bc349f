// The page. One file for each part of it.
import aliens from './aliens.ts';
import board from './board.ts';
import common from './common.ts';
import home from './home.ts';
import options from './options.ts';
import play from './play.ts';
import replay from './replay.ts';
import solo from './solo.ts';
import story from './story.ts';

export default {
  ...common,
  ...home,
  ...options,
  ...board,
  ...play,
  ...story,
  ...aliens,
  ...replay,
  ...solo,
};
