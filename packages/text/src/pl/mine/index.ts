// Co jest moje: jak mnie powiadamiać, że stół na mnie czeka. Ładowane z ustawieniami.
import notifying from './notifying.ts';

export default { ...notifying };
