// Що моє: як мене сповіщати, що стіл чекає на мене. Завантажується з налаштуваннями.
import devices from './devices.ts';
import notifying from './notifying.ts';
import orders from './orders.ts';

export default { ...notifying, ...orders, ...devices };
