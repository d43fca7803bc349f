/** Whose question is next: the tables take turns, so that one with many questions does not hold the others up. */
export class TableQueue<Question extends { readonly table: string }> {
  /** In the order of their turns. */
  private readonly waiting = new Map<string, Question[]>();
  private readonly begun = new Map<string, number>();
  private count = 0;

  /** `mostEach`: so many questions of one table are thought about at once. */
  constructor(private readonly mostEach: number) {}

  get size(): number {
    return this.count;
  }

  add(question: Question): void {
    const before = this.waiting.get(question.table);
    if (before === undefined) this.waiting.set(question.table, [question]);
    else before.push(question);
    this.count++;
  }

  /** The next question to think about; its table goes to the end of the line. */
  take(): Question | undefined {
    for (const [table, questions] of this.waiting) {
      const begun = this.begun.get(table) ?? 0;
      if (begun >= this.mostEach) continue;
      const question = questions.shift()!;
      this.waiting.delete(table);
      if (questions.length > 0) this.waiting.set(table, questions);
      this.begun.set(table, begun + 1);
      this.count--;
      return question;
    }
    return undefined;
  }

  /** A question of this table has been answered. */
  done(table: string): void {
    const begun = this.begun.get(table)! - 1;
    if (begun === 0) this.begun.delete(table);
    else this.begun.set(table, begun);
  }
}
