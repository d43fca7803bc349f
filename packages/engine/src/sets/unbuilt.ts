/** Aliens of the rules that are still without a file. One that gets its file leaves this list. */
export const UNBUILT: readonly string[] = ['pentaform'];
