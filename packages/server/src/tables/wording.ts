/** Puts what happened into words. What several seats are told is written once. */
import type { SeenEvent } from '@cosmarium/engine';
import type { ServerMessage } from '@cosmarium/protocol';

const TYPE: ServerMessage['type'] = 'update';

export class Wording {
  private readonly known = new Map<SeenEvent, string>();

  /** The message `update`; the patch and what is due are written already. */
  update(
    seq: number,
    events: readonly SeenEvent[],
    patch: string | null,
    due: string,
    back: boolean,
  ): string {
    const told = events.map((event) => this.event(event)).join();
    const rest = `"due":${due}${back ? ',"back":true' : ''}`;
    return `{"type":"${TYPE}","seq":${seq},"events":[${told}],"view":${patch},${rest}}`;
  }

  private event(event: SeenEvent): string {
    let text = this.known.get(event);
    if (text === undefined) this.known.set(event, (text = JSON.stringify(event)));
    return text;
  }
}
