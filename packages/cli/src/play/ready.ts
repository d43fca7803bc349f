/** What can be used at any time is kept ready, and used at the next chance; nobody is asked about it until then. */
import { isAnyTime, type Decision, type Response, type View } from '@cosmarium/engine';
import { responseText } from '@cosmarium/story';
import type { Names } from '../names.ts';

const nameOf = ({ source, ability, from }: Response): string => `${source} ${ability} ${from}`;

export class Ready {
  private readonly kept = new Set<string>();
  private asks = false;

  /** What is answered without asking; null if the player is to be asked. What was ready is so no longer. */
  answerTo(decision: Decision): number | null {
    if (decision.kind !== 'respond' || !isAnyTime(decision)) return null;
    const found = decision.options.findIndex(
      (option) => typeof option === 'object' && 'source' in option && this.kept.delete(nameOf(option)),
    );
    if (found >= 0) return found;
    return this.asks ? null : decision.options.indexOf('pass');
  }

  /** The command by which things are kept ready: a number, `all`, or nothing to see what there is. */
  obey(word: string, view: View, names: Names): string {
    if (word === 'all') {
      this.asks = !this.asks;
      return names.t(this.asks ? 'cli.play.any-time.asks' : 'cli.play.any-time.silent');
    }
    const chosen = view.anyTime.at(Number(word) - 1);
    if (/^[1-9]\d*$/.test(word) && chosen !== undefined) {
      const name = nameOf(chosen);
      if (!this.kept.delete(name)) this.kept.add(name);
    } else if (word !== '') return names.t('cli.play.no-option', { word });
    return this.list(view, names) || names.t('cli.play.any-time.none');
  }

  /** What there is; '' if nothing. */
  list({ anyTime }: View, names: Names): string {
    if (anyTime.length === 0) return '';
    const list = anyTime.map((one, i) => {
      const ready = this.kept.has(nameOf(one)) ? ` [${names.t('cli.play.any-time.ready')}]` : '';
      return `\n  ${i + 1}) ${responseText(one, names)}${ready}`;
    });
    return names.t('cli.play.any-time', { list: list.join('') });
  }
}
