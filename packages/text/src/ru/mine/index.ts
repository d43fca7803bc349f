// Что моё: как меня уведомлять, что стол ждёт меня. Загружается с настройками.
import notifying from './notifying.ts';

export default { ...notifying };
