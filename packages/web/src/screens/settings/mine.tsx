/** What the server knows of me and does for me. */
import { WithMine } from '../../words.tsx';
import { DevicesPart } from './devices.tsx';
import { MyDataPart } from './my-data.tsx';
import { NotifyingPart } from './notifying.tsx';

export default function Mine() {
  return (
    <WithMine>
      <NotifyingPart />
      <DevicesPart />
      <MyDataPart />
    </WithMine>
  );
}
