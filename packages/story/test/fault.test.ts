import { describe, expect, it } from 'vitest';
import type { SetupFault } from '@cosmarium/engine';
import { LANGS, text } from '@cosmarium/text';
import { faultInWords } from '../src/index.ts';

const FAULTS: SetupFault[] = [
  { fault: 'players', players: 2 },
  { fault: 'unknown-alien', alien: '"nobody"' },
  { fault: 'unknown-combo', combo: '"nobody"' },
  { fault: 'combo-start' },
  { fault: 'combo-alien', combo: 'may-i-help', alien: 'fido' },
  { fault: 'no-combo' },
  { fault: 'too-few-aliens', needed: 16, allowed: 1 },
  { fault: 'no-spare-alien' },
  { fault: 'no-flares' },
  { fault: 'first', first: 4 },
];

describe.each(LANGS)('a game that cannot be played, in %s', (lang) => {
  it.each(FAULTS)('$fault', (fault) => {
    expect(faultInWords(text(lang), fault)).not.toMatch(/[⟨⟩{}]|may-i-help/);
  });

  it('names aliens, combos and seats as people do', () => {
    const { t } = text(lang);
    const said = faultInWords(text(lang), { fault: 'combo-alien', combo: 'may-i-help', alien: 'fido' });
    expect(said).toContain(t('combo.may-i-help.title'));
    expect(said).toContain(t('alien.fido.name'));
    expect(faultInWords(text(lang), { fault: 'first', first: 4 })).toContain('5');
  });
});

it('says exactly what to do', () => {
  expect(faultInWords(text('en'), { fault: 'too-few-aliens', needed: 16, allowed: 1 })).toBe(
    'So many players need 16 aliens that get along, and only 1 is allowed. Allow more aliens or more alert levels, or play with fewer people.',
  );
});
