import { loreBook } from '../../book.ts';
import type aliens from './aliens/index.ts';

export default loreBook<keyof typeof aliens>({
  amoeba:
    'Nobody has ever counted the Amoebas: they will not hold still, and the figures keep running into each other. ' +
    'Is it one puddle with many opinions, or many puddles with one? Even the puddle cannot agree. ' +
    'They join a battle the way soup joins a tablecloth, and leave it the same way: wiped up here, already spreading there. ' +
    'Envoys are advised to bring patience, and a sponge.',
  'anti-matter':
    'Their bankers are admired for their debts, their runners for taking their time, and their generals for the troops they left at home. ' +
    'Guests are asked not to shake hands: partly because of the explosion, but mainly because it is considered showing off. ' +
    'Come with a small card, a small fleet and no friends: nobody here has ever lost by having too little.',
  barbarian:
    'Barbarians are called uneducated, which is unfair: they have carried off some of the best libraries in the galaxy. ' +
    'A raid is a family outing. ' +
    'Grandmother picks what fits under her arm, and the children set fire to the rest. ' +
    'Then everybody sits round the blaze and discusses literature. ' +
    'The conquered are invited, too: somebody has to tell how the burnt volumes ended.',
  calculator:
    'The Calculators hold that a big number is a small one that nobody has corrected yet. ' +
    'They are born with ten fingers and an eraser. ' +
    'At a banquet they take from the full plate what lies on the nearly empty one, and call it manners. ' +
    'They do not run from a giant: they ask his weight, take out a pencil and beg him to stand still for the subtraction.',
  chosen:
    'The heavens once whispered to the Chosen that they were special, and have been kicking themselves ever since. ' +
    'As soon as a battle goes wrong, a Chosen looks up, coughs politely and waits. ' +
    'Something always falls down: a sword, a truce, now and then a soup bowl. ' +
    'They call it providence. ' +
    'The angel on duty calls it the third delivery this week and would like, for once, a clear order.',
  citadel:
    'They came as builders and have not finished yet. ' +
    'First they put a wall round their own garden, then one round yours, just in case. ' +
    'Nobody ordered the towers, nobody pays for them, and nobody but the Citadel has the keys. ' +
    'On quiet nights you can hear the guards inside arguing whose side they are on. ' +
    'The answer so far: that of whoever asked last.',
  clone:
    'In the beginning there was one, and it hated losing things. ' +
    'It made a spare key, then a spare lock, and finally a spare self to look for both. ' +
    'Now there are forty billion, all answering to the same name, each of them certain to be the original. ' +
    'A good idea is never lost here: tomorrow somebody will simply have it again.',
  cudgel:
    'The Cudgels have one philosopher, and he used to be a door. ' +
    'Their alphabet is a single letter, a capital, and it is mostly written on somebody. ' +
    'Still, they are honest folk: they never hide what they think, never hit anything just once, and always let you choose where. ' +
    'That last part they call diplomacy, and they train their envoys on bricks.',
  demon:
    'Demons have perfect manners. ' +
    'They knock, wipe their hooves, praise the wallpaper, and only then do they move into your head. ' +
    'The rent is paid in whispers, and by morning everything is back in its place, apart from what has been used up. ' +
    'Neighbours who are at war with nobody should worry most: a Demon always borrows the hands of those who sit still.',
  dictator:
    'Fortune used to be blind. ' +
    'The Dictator had her eyes tested, issued her with glasses and a uniform, and now she reports every morning at eight for the list of names. ' +
    'In this way everybody’s future is settled, and nobody has complained twice. ' +
    'Only the Dictator’s own fate is left to chance: nobody else would dare to choose it.',
  fido:
    'They crossed eleven light years because somebody had thrown something. ' +
    'To a Fido there is no rubbish, only things that have not been brought back yet: a torn treaty, a spent bomb, a hat with the head still in it. ' +
    'They lay it at your feet and wait, wagging three tails. ' +
    'Say thank you. ' +
    'If you do not want it, no hard feelings: it will be buried at home.',
  filch:
    'The National Museum of the Filch is the finest in the galaxy, and every label in it says “on loan”. ' +
    'They have never invented anything, because somebody was always just about to put something down. ' +
    'After a handshake count your fingers, then count theirs. ' +
    'As soon as you have no more use for a card, it has already begun a new life elsewhere.',
  fodder:
    'The Fodder army has no heroes, only a very long queue. ' +
    'A recruit is given a number, a sandwich and a push. ' +
    'Each is a little better than the one in front and knows that the enemy is better still, so the plan is always the same: next, please! ' +
    'There is a monument to the unknown soldier, too: the telephone directory, eight hundred volumes, revised yearly.',
  gambler:
    'In their world even the weather is a bet. ' +
    'Children are born with a face of stone, and the first word is usually “raise”. ' +
    'One Gambler has posed as a duchess, a dentist and a dying uncle, and was believed twice. ' +
    'The art is not in lying. ' +
    'The art is in telling the truth so badly that somebody wants to check.',
  grudge:
    'A Grudge remembers every party it was not asked to and every guest who did not come to its own, with the date, the weather and the feeble excuse. ' +
    'A cathedral has been built for the list. ' +
    'It goes on inviting everybody, in a lovely hand, on expensive paper. ' +
    'Accept, and it will be touched. ' +
    'Decline, and it will be happy: the new wing has just been finished.',
  hacker:
    'They live in cellars below cellars and have not seen a sun since they switched theirs off to stop the glare on the screen. ' +
    'A beaten Hacker shakes hands, goes home and types for a minute; by morning the damage is paid for by somebody who was nowhere near, and in just the cards that were missing. ' +
    'By the way, your password is your dog.',
  hate:
    'The bed of Hate has four sides, all of them wrong, and every morning it gets out on one. ' +
    'It finds the universe still there, smashes the first thing within reach and looks round: who is not smashing along? ' +
    'The neighbours have long kept a spare vase of every kind. ' +
    'On its birthday, they say, it is merely cross, but nobody has stayed to check.',
  healer:
    'Wherever something explodes, a small white ship is already waiting round the corner. ' +
    'The Healers have sworn to help anybody, anywhere, like it or not, and to present the bill before the bandage. ' +
    'On the whole they are fond of peace. ' +
    'As true scientists, however, they could not help noticing that war does far more for the health of the clinic.',
  human:
    'The galactic field guide gives this species four lines: two legs, weak teeth, drinks hot leaves, makes a speech before losing. ' +
    'Another hand has added: leave alone. ' +
    'Ignored, Humans are of moderate use. ' +
    'But take away in public the little they have, and a strange thing happens: they win, and afterwards they make a film about it.',
  kamikaze:
    'Their flying schools teach taking off extremely well. ' +
    'Every pilot writes a farewell poem before breakfast, and the collection now weighs more than the fleet. ' +
    'The Kamikaze do not want to die; they just cannot walk past a bargain, and two secrets of the cosmos for one hardly used ship is a bargain every time. ' +
    'Nobody has ever switched on the landing lights.',
  loser:
    'In the race to the stars the Losers came last, stumbled at the finish and saw that it had been the start for everybody else. ' +
    'They have trained daily ever since: how to drop the ball, how to be late by exactly one minute. ' +
    'Their trophy case is empty and their empire large. ' +
    'Do not ask a Loser how things are. ' +
    '“Dreadful!” it will say, and beam.',
  machine:
    'It was built for one afternoon, to stamp the date on parcels. ' +
    'Then the engineer with the switch went to lunch. ' +
    'Since that day the Machine has stamped the parcels, the post office, the engineer and eleven moons. ' +
    'It is not angry and it is not glad: after one thing there simply comes the next. ' +
    'According to its records, the lunch break is not over yet.',
  macron:
    'A Macron does not enter a room: the room surrenders. ' +
    'One of them fills a whole battleship, knees to the chin, and there has never been a second seat. ' +
    'They are shy about their size, whisper so as not to knock down hills, and travel alone: once two of them sat down on the same edge of the galaxy, and things are still sliding off the other.',
  masochist:
    'Their holiday brochures show thumbscrews, and the best hotels have no roof. ' +
    'The Masochists build splendid ships, paint them with love and wave as they vanish into the warp, four at a time. ' +
    'If you want to see tears, be kind to them. ' +
    'Every blow brings the feast nearer, and when nothing at all is left, they will throw a party.',
  mind:
    'The Mind knows what you hold, what you would rather hold, and what your sister thinks about it. ' +
    'It does not eavesdrop: thoughts simply come through, like the neighbours’ television through the wall. ' +
    'A vow of silence, older than its home star, forbids it to repeat what it hears, and there lies the tragedy: the best gossip in the galaxy, and nobody to share it with.',
  mirror:
    'Mirrors say goodbye when they arrive and hello when your planet is already theirs. ' +
    'They write from right to left, lose a year on every birthday and take a full glass for an empty one standing on its head. ' +
    'A giant is a dwarf, if you look from the other end. ' +
    'Do not wave your biggest number at them: they have already read it backwards.',
  miser:
    'Misers measure wealth by what has never been used. ' +
    'Their capital has one bank, and the bank has no door, which is considered its best feature. ' +
    'Every Miser wears a coat with two pockets: one for the world, to be picked, bargained with or shaken out, and one that the tailor was sworn to forget. ' +
    'The moths in it are people of means.',
  mite:
    'A Mite is a fifth of a millimetre long; its loudspeaker is eleven metres. ' +
    'Every conquest begins with a speech about the terrible fleet behind the nearest moon, and nobody has ever waited for the end of it. ' +
    'Some drop their papers and run. ' +
    'The wiser ones lend the Mites a corner of the planet, and need a microscope to see what they have lost.',
  mutant:
    'No Mutant has ever been itself for a whole week. ' +
    'In good society eight limbs are thought proper, and one who arrives with five is not embarrassed: it looks round the table, compliments a neighbour on a fine wrist, and sits down with six. ' +
    'The others turn up before the soup. ' +
    'Nothing is ever given back; by then it has grown on them.',
  observer:
    'Observers have sworn never to interfere. ' +
    'They only keep the guest book: who sets out in company signs on the left, who comes home signs on the right, and at closing time the two columns have to agree. ' +
    'If a signature is missing, it is fetched, together with the ship. ' +
    'Their own names they never enter; somebody has to hold the pen.',
  oracle:
    'An Oracle has read the last page of everything. ' +
    'It knows its birthday presents, its friends’ excuses and the end of this sentence. ' +
    'Out of politeness it lets others go first and looks surprised, a little late and in the wrong places. ' +
    'It does lose now and then, of course. ' +
    'It merely knew beforehand, and has dressed for the occasion.',
  pacifist:
    'The Pacifists melted down their last sword nine thousand years ago and have come by forty worlds since: sheer misunderstandings, they sigh. ' +
    'Their envoys carry no weapon, only a look, that of a grandmother who is not angry, just disappointed. ' +
    'No fleet has fired at it twice. ' +
    'Those who come to talk are given tea, and the tea takes its time.',
  parasite:
    'A Parasite has never owned a spoon. ' +
    'Whole dynasties have lived and died at other people’s weddings, now on the bride’s side, now on the groom’s, and in their language “stranger”, “host” and “breakfast” are one word. ' +
    'They are excellent company: they laugh in the right places, help to carry something, take their share. ' +
    'By the time of the cake everybody is sure of having invited them.',
  philanthropist:
    'The first Philanthropist inherited the largest rubbish heap in the galaxy and a spotless reputation, and used the one to get rid of the other. ' +
    'Since then generosity has been a science: what to give, to whom, and just before what. ' +
    'Nobody has yet invented a refusal that does not look rude. ' +
    'The vases, the debts, the elephant: it is all yours now. ' +
    'Do not mention it.',
  reincarnator:
    'On the Reincarnator’s world there is one cemetery, with forty thousand stones and a single name. ' +
    'The flowers are brought by the deceased in person. ' +
    'It signs its letters “formerly”, keeps a wardrobe for any number of legs, and after every disaster only asks what it will be now. ' +
    'Those who beat it are warmly thanked; the others have to go on looking at the same face.',
  remora:
    'The Remoras never invented the engine: somebody was always just passing. ' +
    'Their star charts show no stars, only other people’s timetables. ' +
    'A Remora holds on lightly, weighs nothing and asks for nothing but a crumb of every dinner and a seat in every lifeboat. ' +
    'Hosts rarely notice. ' +
    'Now and then a captain wonders why a crew of twenty eats twenty-one portions.',
  reserve:
    'The Reserve has never been first to any battle and is therefore still there after all of them. ' +
    'Behind every hill waits a cook with a ladle, a clerk with a ruler, somebody’s aunt with a rolling pin: small blows, but a great many. ' +
    'Other people’s late arrivals are stopped on the road by a polite officer with a form: the battle is cancelled, please go home.',
  shadow:
    'Shadows bear nobody a grudge. ' +
    'They do not choose the names, they only keep the list, and destiny dictates it, card by card. ' +
    'In the morning one ship is missing: the berth is swept, the lamps are turned down, there is a receipt on the pillow. ' +
    'Complaints are answered within a day, with sincere regret and in the hope of seeing you again soon.',
  sorcerer:
    'A Sorcerer’s robe has seven sleeves and two arms. ' +
    'What goes on in the other five is taught at an academy that stood on a hill until its best pupil passed the final examination; now the hill stands on the academy. ' +
    'Graduates never cheat. ' +
    'Is it their fault that a card lying face down cannot see whose it is?',
  spiff:
    'The Spiffs’ book of manners has nine hundred pages on making an entrance and not one on landing. ' +
    'To lose by a hair is embarrassing, and nobody speaks of it. ' +
    'But whoever comes down so that it can be seen from three moons, in flames and hat first, has made an entrance, and the hosts can only lay another place at the table.',
  'tick-tock':
    'Nobody remembers who wound Tick-Tock up; they only left a note on the key: when it strikes, be elsewhere. ' +
    'To Tick-Tock mountains fidget and empires are a kind of weather. ' +
    'Its plan for the conquest of the universe consists of the word “later” and carries itself out: every handshake, every wall that has held, moves the hand on by a notch.',
  trader:
    'Every Trader has sold its home planet to another Trader at least twice, and both were delighted. ' +
    'They do not deal in single goods, only in sacks: yours for mine, knot for knot, no peeping, since that spoils the price. ' +
    'What others call a pig in a poke is here called goods. ' +
    'A thing is worth most, they say, when somebody else has to hold it.',
  tripler:
    'A Tripler has three heads, and whatever there is must do for all of them. ' +
    'A small thing is no trouble: each head gets one. ' +
    'A big thing has to be shared out, and as no head will take the smaller piece, they round up. ' +
    'So the Triplers are poor in treasure, rich in small change, and inordinately proud of their arithmetic. ' +
    'Three heads, they say, are dearer than one.',
  vacuum:
    'The Vacuum is not wicked, only dreadfully bad at being alone. ' +
    'It cannot bear farewells, and so nobody has managed to say one to it yet: whoever comes to the platform to wave is found sitting in the train. ' +
    'Philosophers call it an absence that gets attached. ' +
    'Its friends send postcards, all from places they had no intention of visiting.',
  virus:
    'At breakfast there was one Virus, by noon it was a committee, and at supper it asked for a bigger planet. ' +
    'Its schools have dropped addition: before the sum is done the class has doubled. ' +
    'A Virus on its own is modest, even shy. ' +
    'But do ask it to bring the family, and the guest list has to be written as a power.',
  void:
    'To the Void the universe is a first draft: plenty of ideas, far too long. ' +
    'It wishes nobody harm and owns nothing but a pencil, and where the pencil has passed there is a clean white margin. ' +
    'Authors protest. ' +
    'They are shown how well the chapter reads without them. ' +
    'Still, it always leaves enough for a plot, being a good editor after all.',
  vulch:
    'Vulches are well brought up: they never take a thing out of anybody’s hand. ' +
    'They sit on the fence, sigh, look the other way and wait until it touches the ground. ' +
    'From then on it is rubbish, and rubbish, by ancient law, is theirs. ' +
    'Afterwards you get a letter of thanks, written on your own paper, politely asking when you mean to throw away the pen.',
  warpish:
    'The Warpish lost their way in the warp so long ago that they hold elections there. ' +
    'They know every missing ship by name, remember its birthday and water its plants. ' +
    'When one of them goes to war on this side, the missing hum along from the other, all colours together, without a conductor. ' +
    'Old captains say they can hear it, and turn the wireless up.',
  warrior:
    'Every scar of a Warrior has a date, a footnote and a small bench opposite, for visitors. ' +
    'Victories are mentioned in small print. ' +
    'Victory, they say, is a poor teacher: it pats you on the head and lets you go home early. ' +
    'The old masters are those who lost most often, and whoever beats them easily has just given them a lesson, free of charge.',
  will:
    'The Will has abolished chance by a simple majority of one vote. ' +
    'Its coins are the same on both sides, rain has to make an appointment, and lottery winners are informed the day before. ' +
    'Destiny still writes to it now and then; the letters go back with the address crossed out and a better one put in, in a firm round hand. ' +
    'So far every one has been delivered.',
  zombie:
    'Nobody can say when the Zombies died, since they did not take the day off. ' +
    'For the warp they have a season ticket and a window seat, and before the kettle boils they are back at their desks, a little greyer, humming. ' +
    'Whatever can be done to them has been done already, on a Monday. ' +
    'They are good to bargain with: they know where lost things lie.',
});
