// Что моё: как меня уведомлять, что стол ждёт меня. Загружается с настройками.
import devices from './devices.ts';
import notifying from './notifying.ts';

export default { ...notifying, ...devices };
