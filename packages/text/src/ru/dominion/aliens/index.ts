// The same list in every language, because each imports its own files.
/* jscpd:ignore-start */
import type { AlienText } from '../../../types.ts';
import ace from './ace.ts';
import alchemist from './alchemist.ts';
import angler from './angler.ts';
import aristocrat from './aristocrat.ts';
import bride from './bride.ts';
import daredevil from './daredevil.ts';
import diplomat from './diplomat.ts';
import doppelganger from './doppelganger.ts';
import engineer from './engineer.ts';
import explorer from './explorer.ts';
import greenhorn from './greenhorn.ts';
import host from './host.ts';
import joker from './joker.ts';
import judge from './judge.ts';
import laser from './laser.ts';
import lizard from './lizard.ts';
import love from './love.ts';
import mesmer from './mesmer.ts';
import mirage from './mirage.ts';
import muckraker from './muckraker.ts';
import pentaform from './pentaform.ts';
import pickpocket from './pickpocket.ts';
import pirate from './pirate.ts';
import quartermaster from './quartermaster.ts';
import reactor from './reactor.ts';
import tourist from './tourist.ts';
import usurper from './usurper.ts';
import voyager from './voyager.ts';
import whirligig from './whirligig.ts';
import yinYang from './yin-yang.ts';

export default {
  ace,
  alchemist,
  angler,
  aristocrat,
  bride,
  daredevil,
  diplomat,
  doppelganger,
  engineer,
  explorer,
  greenhorn,
  host,
  joker,
  judge,
  laser,
  lizard,
  love,
  mesmer,
  mirage,
  muckraker,
  pentaform,
  pickpocket,
  pirate,
  quartermaster,
  reactor,
  tourist,
  usurper,
  voyager,
  whirligig,
  'yin-yang': yinYang,
} satisfies Record<string, AlienText>;
/* jscpd:ignore-end */
