// What is mine: how I am told that a table waits for me, my devices, my data, my standing orders. Loaded when wanted.
import devices from './devices.ts';
import notifying from './notifying.ts';
import orders from './orders.ts';

export default { ...notifying, ...orders, ...devices };
