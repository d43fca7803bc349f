/** Names as a terminal shows them, in colours, and as they are typed. */
import type { Colour, Place, Seat, Systems } from '@cosmarium/engine';
import { Names as PlainNames, PLACES, type Marks } from '@cosmarium/story';
import type { Words } from '@cosmarium/text';
import type { Paint } from './terminal.ts';

const paintedMarks = (paint: Paint, colours: readonly Colour[]): Marks => ({
  seat: (seat, text) => paint.colour(colours[seat], text),
  place: (_place, owner, text) => paint.colour(colours[owner], text),
  card: (_kind, text) => text,
  alien: (_id, text) => text,
  aside: (text) => paint.dim(text),
});

/** The fewest letters of a word with which none of the others begins. */
function fewestLetters(word: string, others: readonly string[]): string {
  let count = 1;
  while (count < word.length && others.some((other) => other.startsWith(word.slice(0, count)))) count++;
  return word.slice(0, count);
}

export class Names extends PlainNames {
  constructor(
    words: Words,
    readonly paint: Paint,
    colours: readonly Colour[],
    systems?: Systems,
  ) {
    super(words, paintedMarks(paint, colours), colours, systems);
  }

  /** Text in the colour of a player. */
  tinted(seat: Seat, text: string): string {
    return this.paint.colour(this.colours[seat], text);
  }

  /** The colour for the board: its first letter, or what tells it from the other colours at the table. */
  letter(seat: Seat): string {
    const others = this.colours.flatMap((_, other) => (other === seat ? [] : [this.colour(other)]));
    return fewestLetters(this.colour(seat), others);
  }

  /** The words under which a place may be typed: first as it is shown; the player's colour will do, too. */
  placeWords(place: Place): string[] {
    if (place < 0) return [PLACES.get(place)!];
    const i = this.numberOf(place);
    const colour = this.colours[this.ownerOf(place)];
    const shown = this.t(`planet.${colour}`);
    const player = this.colour(this.ownerOf(place)).toLocaleLowerCase(this.words.lang);
    const others = this.colours.flatMap((other) =>
      other === colour ? [] : [other, this.t(`planet.${other}`)],
    );
    const short = [shown, colour].map((word) => fewestLetters(word, others));
    return [shown, player, colour, ...short].flatMap((word) => [`${word}-${i}`, `${word}${i}`]);
  }
}
