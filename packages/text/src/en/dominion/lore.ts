import { loreBook } from '../../book.ts';
import type aliens from './aliens/index.ts';

export default loreBook<keyof typeof aliens>({
  ace:
    'The Aces trained for a single jump over a single ditch for nine hundred years; the other events bored them. ' +
    'Of their five worlds they burnt one, to travel lighter. ' +
    'An Ace arrives last, unpacks one small flag, plants it wherever there is room and looks at the clock. ' +
    'Everybody stares at the flag. ' +
    'That is the whole plan, and it only needs one night’s sleep.',
  alchemist:
    'An Alchemist never throws anything away; it only waits until the thing has become something else. ' +
    'Their capital was once a swamp, then a cathedral and, for one embarrassing week, a pudding. ' +
    'Visitors should count their luggage before and after, and not ask what the handles are made of now. ' +
    'The recipe is no secret: take what nobody wants, add a little ship, and stir.',
  angler:
    'Anglers sit on the edge of things, on quays, on asteroids, on other people’s sofas, and say nothing for hours. ' +
    'Then they say one word, and it is exactly what you have in your left pocket. ' +
    'They swear that it is only patience and the right weather. ' +
    'Now and then the line comes up empty. ' +
    'The Angler nods, casts again and tells you about the one that got away.',
  aristocrat:
    'An Aristocrat does not queue: the queue forms behind it. ' +
    'Its ancestors never lost a war, since losing was always somebody else’s duty. ' +
    'It reads the menu before the kitchen opens, sends back whatever displeases it and keeps the silver. ' +
    'Flares arrive at breakfast on a tray. ' +
    'Those of no family worth mentioning go into the fireplace, one at a time, without a word.',
  bride:
    'The Bride has been married in four hundred systems and wore white in all of them. ' +
    'There is always a cake, a sobbing uncle and a lawyer under the table. ' +
    'It truly loves each spouse, and their luggage most of all. ' +
    'When the feeling goes, half of everything goes along. ' +
    'The rings lie in a case with little lights; it is nearly full, and the Bride still cries at weddings.',
  daredevil:
    'Daredevils find safe landings in poor taste. ' +
    'Their bridges end in the middle, their parachutes are packed by the youngest child, and their anthem stops one note before the end. ' +
    'To win by a mile is mere arithmetic. ' +
    'To win by an inch, with the brakes on and one eye shut, fills the stands for a week, and everybody who was on board eats free of charge.',
  diplomat:
    'Wherever two fleets face each other, a small grey boat turns up between them, unfolds a table and asks who takes milk. ' +
    'A Diplomat has never fired a shot; it has tabled, adjourned and minuted whole armadas into retirement. ' +
    'It wants nothing for itself, except perhaps that moon, which is mentioned under point seven. ' +
    'If the talks fail, it suffers with you. ' +
    'That, too, was point seven.',
  doppelganger:
    'The Doppelganger’s mirrors are all windows. ' +
    'It comes to dinner in your coat, tells your stories a little better and leaves with your keys, which it returns next morning, polished. ' +
    'Nobody has ever seen its own face, least of all the Doppelganger; the photograph in its passport shows the official. ' +
    'It asks for very little. ' +
    'Two things, please, and let one of them be the best you have.',
  engineer:
    'The Engineers’ finest inventions all began with the words “that was not supposed to happen”. ' +
    'Every lost battle is towed home, weighed and taken apart down to the last bolt; the bolt is then given a name. ' +
    'They keep two drawers, one for plans and one for what the plans turned into. ' +
    'Generals who beat them are invited to the opening. ' +
    'There is usually a crater, and lemonade.',
  explorer:
    'An Explorer travels light: a hammock, a flag, four planets. ' +
    'It finds maps dull, because everything on them has been found already; it prefers white spots and brings its own. ' +
    'People who have lived somewhere for ten thousand years are warmly congratulated on having been discovered at last. ' +
    'Each new world is named after an aunt. ' +
    'The Explorer has many aunts and no sense of direction whatever.',
  greenhorn:
    'Greenhorns read the manual last, upside down and aloud. ' +
    'They land on the wrong planet and apologise to the furniture; they ask the enemy how the cannon works, and usually they are shown. ' +
    'Old masters study their openings in vain and resign in good order, muttering that this cannot be allowed. ' +
    'It is not. ' +
    'The Greenhorns simply have not come to that page yet.',
  host:
    'A Host is a house with many lights on. ' +
    'Voices come and go, hang up their hats and argue about the window, and three of them at a time may use the mouth. ' +
    'The Host itself is said to live in a small room at the back. ' +
    'Leave a message and somebody will answer, though never the same one. ' +
    'Guests who stay too long are shown out for ever.',
  joker:
    'Jokers wear a bell for every rule they have bent and can be heard two systems away. ' +
    'In their schools, two and two make whatever gets the bigger laugh. ' +
    'A Joker will shake your hand, look at it and inform you that it is a fish; you look, too, and are not quite sure. ' +
    'The joke is always on somebody. ' +
    'They see to it that everybody gets a turn.',
  judge:
    'The Judges have a single law, and today it is in a good mood. ' +
    'Before anybody draws a sword, a gavel the size of a cottage decrees who shall have the silver afterwards. ' +
    'Appeals are heard on the day after the end of the world, in order of arrival. ' +
    'Lawyers are welcome and make excellent footstools. ' +
    'Justice is blind, but it has a keen sense of smell.',
  laser:
    'Lasers see by staring, and what they stare at is rarely of use afterwards. ' +
    'Their cities need no lamps; a citizen reads the newspaper once, thoroughly, and sweeps up the ashes. ' +
    'Guests are given dark glasses and asked to say what they remember of their papers. ' +
    'A Laser means no harm. ' +
    'It only wants a good, clear look at you, and it has put up blinds for your sake.',
  lizard:
    'Lizards are born soft, pink and polite and are sorry about the claws in advance. ' +
    'Every victory itches; behind a door a skin comes off, and what steps out no longer fits through it. ' +
    'The old skins hang in the cellar, ironed, one for each of the people they used to be. ' +
    'When the last pink one has turned green, they say, somebody will have to enlarge the sky.',
  love:
    'Love arrives on a float, with trumpets. ' +
    'It gives away its coat, its lunch and its left shoe and then looks round, glowing, to see who will do the same. ' +
    'Those who join in are hugged until the ribs creak, and their lost ones come home. ' +
    'Those who do not are forgiven at once, by several hundred settlers with guitars, on the lawn below the bedroom window.',
  mesmer:
    'It began as a stage act, and nobody has noticed yet that it ended. ' +
    'A Mesmer swings whatever is at hand, a watch, a herring, a treaty, and a whole fleet agrees that it is a comet. ' +
    'Half the galaxy has been there and remembers a nice evening. ' +
    'You have read this before. ' +
    'You were delighted, you will tell your friends, and you may leave your purse on the table.',
  mirage:
    'There are more Mirages than you think, or fewer. ' +
    'Their homeland lies just behind the next dune and always has. ' +
    'Generals have charged the great Mirage army with drums and banners and captured eleven goats; others marched upon eleven goats and have not written since. ' +
    'The goats are in on it. ' +
    'Asked for their true number, the Mirages answer frankly, from far away, trembling a little and upside down.',
  muckraker:
    'The Muckrakers own one newspaper with two editions: the one you read and the one you pay them not to print. ' +
    'Their reporters were at every party, under the table, taking notes. ' +
    'Nothing they write is quite untrue; they employ a professor for that. ' +
    'Winners make the best stories. ' +
    'At the hour of triumph somebody coughs discreetly and unfolds a photograph of you and a penguin.',
  pentaform:
    'A Pentaform keeps a family album of itself. ' +
    'The egg is shown with some embarrassment, the larva with fondness, and then come the difficult years with the tentacles. ' +
    'Success makes it grow and grief makes it shrink, both overnight; its tailor has gone mad twice. ' +
    'To its younger selves it sends birthday cards, to its older ones small requests for money. ' +
    'They never answer. ' +
    'They remember.',
  pickpocket:
    'On the worlds of the Pickpockets one greets with both hands, and it is polite to count one’s fingers afterwards. ' +
    'Visitors love the bustle, the music and the helpful strangers who brush the dust from their coats. ' +
    'The children play a game in which a watch goes round; it is your watch. ' +
    'Honesty is much admired there. ' +
    'It hangs in the museum, and on Tuesdays somebody brings it back.',
  pirate:
    'Pirates take a white flag for a price tag. ' +
    'They join any war that promises a losing side and go home early with half the enemy in tow. ' +
    'In their harbours the prizes lie in rows, washed and labelled, and families may visit on Sundays. ' +
    'Everything can be arranged for a small sum or a smaller planet. ' +
    'What nobody wants back is sold to the warp, which never asks questions.',
  quartermaster:
    'The Quartermaster has counted the universe twice, and three boots are missing. ' +
    'Nothing leaves the store without a form, and the form is in the store. ' +
    'Heroes come back covered in glory and are issued a tin opener, small; there was better stuff in the crate, but it is reserved. ' +
    'The Quartermaster is not greedy. ' +
    'It merely feels that somebody should look after the remainder.',
  reactor:
    'Somebody ought to have switched the Reactor off, but it glowed so prettily. ' +
    'It hums, collects what shines brightest in others and keeps it warm behind thick glass. ' +
    'Friends who win at its side get their light back and glow for weeks. ' +
    'Those who forget to invite it find that theirs has gone out. ' +
    'Please look at your badge. ' +
    'If it has turned black, do not hurry any more.',
  tourist:
    'Tourists come in sandals, four to a cabin, and find everything smaller than in the brochure. ' +
    'Their liner anchors above sieges and coronations alike; they wave and ask the besieged for the way to the ruins. ' +
    'They bring home spoons. ' +
    'Sometimes a few step ashore for a moment because the light is good, and before the liner hoots there is a souvenir shop with a garrison.',
  usurper:
    'No Usurper was ever born a king, and none has died as anything else. ' +
    'They come as humble allies, hold the cloak, carry the crown on a cushion, and somehow it is then the king who holds the cloak. ' +
    'In their palace stand nine thrones and a footstool for the lawful ruler of the day. ' +
    'Do bring your own cards. ' +
    'They will gladly tell you which of them to play.',
  voyager:
    'Other travellers pack a bag; Voyagers take the house, the orchard and the weather. ' +
    'On a fine morning a whole planet is untied, children wave from both poles, and off it rolls into the warp, where the tides are odd and postcards never arrive. ' +
    'Lost ships find a lamp burning there and soup on the stove. ' +
    'The neighbours see a gap in the sky and a note: back soon.',
  whirligig:
    'Whirligigs do not walk, they arrive, in a gust, with leaves. ' +
    'Filing was abolished after one look at the archive; letters are thrown into the air, and sooner or later everybody gets one. ' +
    'They fight as they dance, and they dance with everybody. ' +
    'Afterwards both sides pick things up from the floor, a little dizzy, and one of them has gained a number of buttons.',
  'yin-yang':
    'A Yin-Yang agrees with you entirely, and with your enemy, and weeps at both funerals. ' +
    'One half is always going to bed as the other gets up, and they bow to each other on the stairs. ' +
    'What is lost on the left is looked for on the right. ' +
    'They resent one thing only, and that is to be left out. ' +
    'Forget to ask them, and the scales will remember.',
});
