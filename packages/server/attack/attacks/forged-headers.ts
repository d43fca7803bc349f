import { Tally, type Attack } from '../attack.ts';
import { ask } from '../intruder.ts';

const AT_ONCE = 20;

export const forgedHeaders: Attack = {
  about: 'requests that claim to come from everywhere, through a proxy',
  env: { TRUST_PROXY: '1' },
  outside({ url }) {
    const tally = new Tally();
    return Promise.resolve({
      async go(stop) {
        let n = 0;
        const one = async () => {
          while (!stop.aborted) {
            n++;
            const forged = `10.${n % 256}.${(n >> 8) % 256}.1, 203.0.113.7`;
            const { status } = await ask(`${url}/api/tables`, { headers: { 'x-forwarded-for': forged } });
            tally.add(`answered with ${status}`);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, one));
        return String(tally);
      },
    });
  },
};
