// What is mine: how I am told that a table waits for me, my devices, my data. Loaded with the settings.
import devices from './devices.ts';
import notifying from './notifying.ts';

export default { ...notifying, ...devices };
