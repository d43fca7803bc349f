// Что моё: как меня уведомлять, что стол ждёт меня. Загружается с настройками.
import devices from './devices.ts';
import notifying from './notifying.ts';
import orders from './orders.ts';

export default { ...notifying, ...orders, ...devices };
