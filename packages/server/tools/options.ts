/** The options of a tool that is started by hand: what was asked for, help, or a word about what was wrong with it. */
import { parseArgs } from 'node:util';

interface ToolOption {
  readonly default: string | number;
  readonly help: string;
}

/** Ends the process after help (0), or after an option there is none like (2). Where the default is a number, one is asked for. */
export function toolOptions<T extends Record<string, ToolOption>>(
  command: string,
  options: T,
): { [N in keyof T]: T[N]['default'] extends number ? number : string } {
  const names = Object.entries(options);
  try {
    const { values } = parseArgs({
      options: {
        help: { type: 'boolean', default: false },
        ...Object.fromEntries(
          names.map(([name, { default: usual }]) => [name, { type: 'string', default: String(usual) }]),
        ),
      },
    });
    if (values.help) {
      console.log(`${command} [-- --OPTION VALUE ...]\n`);
      for (const [name, { help, default: usual }] of names)
        console.log(`  --${name.padEnd(9)}${help}${usual === '' ? '' : ` (${usual})`}`);
      process.exit(0);
    }
    return Object.fromEntries(
      names.map(([name, { default: usual }]) => {
        const value = String(values[name as keyof typeof values]);
        if (typeof usual !== 'number') return [name, value];
        if (value.trim() === '' || !(Number(value) >= 0))
          throw new Error(`--${name} takes a number, not '${value}'`);
        return [name, Number(value)];
      }),
    ) as ReturnType<typeof toolOptions<T>>;
  } catch (error) {
    console.error(`${(error as Error).message}\n${command} -- --help says what there is.`);
    process.exit(2);
  }
}
