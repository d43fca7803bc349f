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

  /** The first letter of the colour, for the board. */
  letter(seat: Seat): string {
    return this.colour(seat)[0];
  }

  /** The words under which a place may be typed: first as it is shown; the player's colour will do, too. */
  placeWords(place: Place): string[] {
    if (place < 0) return [PLACES.get(place)!];
    const i = this.numberOf(place);
    const colour = this.colours[this.ownerOf(place)];
    const shown = this.t(`planet.${colour}`);
    const player = this.colour(this.ownerOf(place)).toLocaleLowerCase(this.words.lang);
    return [shown, player, colour, shown[0], colour[0]].flatMap((word) => [`${word}-${i}`, `${word}${i}`]);
  }
}
