// Co jest moje: jak mnie powiadamiać, że stół na mnie czeka. Ładowane z ustawieniami.
import devices from './devices.ts';
import notifying from './notifying.ts';
import orders from './orders.ts';

export default { ...notifying, ...orders, ...devices };
