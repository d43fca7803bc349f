/** The player's rules for automatic passing, kept in this browser for every table. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useTable } from '../table/context.tsx';
import { withRule, type Rule } from './autopass.ts';

/** Tables come and go: the rules of those not played for long are forgotten. */
const TABLES = 20;

interface Kept {
  tables: { code: string; rules: readonly Rule[] }[];
}
const useKept = create<Kept>()(
  persist((): Kept => ({ tables: [] }), { name: 'cosmarium.automatic', version: 1 }),
);

const NONE: readonly Rule[] = [];
const useCode = (): string => useTable(({ info }) => info?.code ?? '');

export function useRules(): readonly Rule[] {
  const code = useCode();
  return useKept(({ tables }) => tables.find((table) => table.code === code)?.rules ?? NONE);
}

export function useChangeRules() {
  const code = useCode();
  const change = (how: (rules: readonly Rule[]) => readonly Rule[]) =>
    useKept.setState(({ tables }) => {
      const rules = how(tables.find((table) => table.code === code)?.rules ?? NONE);
      const others = tables.filter((table) => table.code !== code).slice(0, TABLES - 1);
      return { tables: rules.length === 0 ? others : [{ code, rules }, ...others] };
    });
  return {
    add: (rule: Rule) => change((rules) => withRule(rules, rule)),
    remove: (rule: Rule) => change((rules) => rules.filter((one) => one !== rule)),
    keep: (rules: readonly Rule[]) => change(() => rules),
  };
}
