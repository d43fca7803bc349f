/** The whole table as one seat sees it, in a few lines. */
import { classOf, type View } from '@cosmarium/engine';
import type { Names } from '../names.ts';
import { pad, table, wrapText } from '../terminal.ts';

type PlayerView = View['players'][number];
type SheetView = PlayerView['sheets'][number];
type EncounterView = NonNullable<View['encounter']>;

const PLANET_WIDTH = 11;

/** Ships of everybody at one place: "R4 B1". */
export function shipsText(counts: readonly number[], names: Names): string {
  const some = counts.flatMap((count, seat) =>
    count > 0 ? [names.tinted(seat, `${names.letter(seat)}${count}`)] : [],
  );
  return some.length === 0 ? names.paint.dim('·') : some.join(' ');
}

function sheetText(sheet: SheetView, names: Names): string {
  const { paint } = names;
  if (sheet.alien === '') return paint.dim(names.alien(''));
  const name = `${names.alien(sheet.alien)} (${names.t(`alien.${sheet.alien}.power`)})`;
  const things = sheet.piles
    .filter((pile) => pile.count > 0)
    .map((pile) => names.t('cli.play.pile', { count: pile.count }));
  for (const hold of sheet.holds) things.push(names.hold(sheet.alien, hold));
  for (const piece of sheet.pieces) things.push(names.piece(sheet.alien, piece));
  if (sheet.tokens > 0) things.unshift(names.t('cli.play.tokens', { count: sheet.tokens }));
  const { state } = sheet;
  if (state === 'zapped') things.unshift(paint.bad(names.t('cli.play.zapped')));
  if (sheet.faceDown) things.unshift(paint.dim(names.t('cli.play.hidden')));
  if (state === 'lost') things.unshift(paint.dim(names.t('cli.play.powerless')));
  if (state === 'aside' || state === 'waiting') things.unshift(paint.dim(names.t(`cli.play.${state}`)));
  return [state === 'works' || state === 'zapped' ? name : paint.dim(name), ...things].join(', ');
}

function technologyText({ card, up, ships }: PlayerView['technologies'][number], names: Names): string {
  const faceDown = names.t('technology.face-down');
  const name = card === null ? faceDown : names.card(card);
  if (up) return name;
  const count = names.research(card, ships);
  return card === null ? `${name} (${count})` : `${name} (${names.paint.dim(faceDown)}, ${count})`;
}

function playerRow(player: PlayerView, seat: number, view: View, names: Names): string[] {
  const { t, paint } = { t: names.t.bind(names), paint: names.paint };
  const goal = view.rules.coloniesToWin;
  const track = '●'.repeat(Math.min(goal, player.foreign)) + '○'.repeat(Math.max(0, goal - player.foreign));
  const removed = player.removed === 0 ? '' : `  ${t('cli.play.removed', { count: player.removed })}`;
  return [
    `${names.seat(seat)}${seat === view.seat ? paint.bold(' ◂') : ''}`,
    names.tinted(seat, track),
    t('cli.play.hand-count', { count: player.handCount }),
    t('cli.play.warp', { count: player.warp }) + removed,
    [
      ...player.sheets.map((sheet) => sheetText(sheet, names)),
      ...player.technologies.map((technology) => technologyText(technology, names)),
      ...player.special.map((ship) => `${names.ship(classOf(ship))}: ${names.place(ship.at)}`),
    ].join(' + '),
  ];
}

function systemText(view: View, seat: number, names: Names): string {
  return view.systems[seat]
    .map((planet, i) => {
      const ships = shipsText(view.planets[planet], names);
      const sign = view.adrift.includes(planet) ? '~' : ':';
      return pad(`${names.tinted(seat, `${i + 1}${sign}`)} ${ships}`, PLANET_WIDTH);
    })
    .join(' ')
    .trimEnd();
}

function cardText(view: EncounterView, side: 0 | 1, names: Names): string {
  const laid = view.laid[side];
  if (laid === null) return '';
  const card = laid.card === null ? names.t('cli.play.face-down') : names.card(laid.card);
  const beside = view.beside
    .filter(({ seat, as }) => as === 'kicker' && seat === (side === 0 ? view.offense : view.defense))
    .map((one) => (one.card === null ? names.t('cli.play.face-down') : names.card(one.card)));
  const extra = view.reinforcements.filter((one) => one.side === side).map((one) => names.card(one.card));
  return [card, ...beside, ...extra].join(' + ');
}

function sideText(view: View, side: 0 | 1, names: Names): string[] {
  const encounter = view.encounter!;
  const main = side === 0 ? encounter.offense : encounter.defense;
  const ships = side === 0 ? encounter.gate : encounter.aid.slice();
  if (side === 1 && encounter.planet >= 0 && main >= 0) ships[main] += view.planets[encounter.planet][main];
  const { fight } = view;
  const total = fight?.encounter === encounter.number ? (fight.totals?.[side] ?? '') : '';
  return [
    names.t(side === 0 ? 'side.offense' : 'side.defense'),
    names.seat(main),
    shipsText(ships, names),
    cardText(encounter, side, names),
    String(total),
  ];
}

export function boardText(view: View, names: Names): string {
  const { paint } = names;
  const t = names.t.bind(names);
  const encounter = view.encounter;
  const lines: string[] = [];
  const where =
    encounter === null || view.stage === 'over'
      ? ''
      : ` · ${t('cli.play.encounter', { number: encounter.number })} · ${t(`phase.${encounter.phase}`)}`;
  const decks = t('cli.play.decks', { deck: view.deckCount, discard: view.discard.length });
  lines.push(paint.bold(`${t('cli.play.turn', { number: view.turn })}${where}`) + paint.dim(`   ${decks}`));
  const rows = view.players.map((player, seat) => playerRow(player, seat, view, names));
  table(rows)
    .split('\n')
    .forEach((row, seat) => lines.push(row, `      ${systemText(view, seat, names)}`));
  if (encounter !== null && encounter.defense >= 0 && view.stage !== 'over') {
    const at = encounter.planet < 0 ? '' : t('cli.play.at', { planet: names.place(encounter.planet) });
    lines.push(table([sideText(view, 0, names), sideText(view, 1, names)]) + (at === '' ? '' : `\n  ${at}`));
  }
  return lines.join('\n');
}

const WIDTH = 100;

/** The own hand, sorted and counted; and what is known of other hands. */
export function handText(view: View, names: Names): string {
  const lines = view.players.flatMap((player, seat) => {
    if (seat === view.seat)
      return [
        names.t('cli.play.your-hand', { cards: player.hand.length === 0 ? '–' : names.cards(player.hand) }),
      ];
    if (player.hand.length === 0) return [];
    return [names.t('cli.play.known-hand', { who: names.seat(seat), cards: names.cards(player.hand) })];
  });
  for (const sheet of view.players[view.seat]?.sheets ?? [])
    for (const pile of sheet.piles)
      if (pile.cards !== null && pile.cards.length > 0)
        lines.push(
          names.t('cli.play.own-pile', { alien: names.alien(sheet.alien), cards: names.cards(pile.cards) }),
        );
  return lines.map((line) => wrapText(line, WIDTH)).join('\n');
}
