/** What the server knows of me and does for me. */
import { WithMine } from '../../words.tsx';
import { NotifyingPart } from './notifying.tsx';

export default function Mine() {
  return (
    <WithMine>
      <NotifyingPart />
    </WithMine>
  );
}
