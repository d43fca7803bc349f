/** What is wrong with a game that was chosen, in words that say what to do. */
import type { SetupFault } from '@cosmarium/engine';
import type { Words } from '@cosmarium/text';

export function faultInWords({ t, has }: Pick<Words, 't' | 'has'>, fault: SetupFault): string {
  const named = (key: string, id: string) => (has(key) ? t(key) : id);
  switch (fault.fault) {
    case 'combo-alien':
      return t('fault.combo-alien', {
        combo: named(`combo.${fault.combo}.title`, fault.combo),
        alien: named(`alien.${fault.alien}.name`, fault.alien),
      });
    case 'first':
      return t('fault.first', { number: fault.first + 1 });
    default: {
      const { fault: name, ...params } = fault;
      return t(`fault.${name}`, params);
    }
  }
}
