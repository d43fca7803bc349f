// Що моє: як мене сповіщати, що стіл чекає на мене. Завантажується з налаштуваннями.
import notifying from './notifying.ts';

export default { ...notifying };
