/** TRUST_PROXY: whose word is taken for where a request comes from. */
import { isIP } from 'node:net';

/** By address and by how many hops before ours; or the addresses of proxies. */
export type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

const MOST_HOPS = 16;
export const TRUST_PROXY_HELP =
  'must be "no", the number of proxies before the server (1), or their addresses (127.0.0.1, 10.0.0.0/8). ' +
  '"yes" would take anybody\'s word for where they come from';

/** null if it makes no sense. */
export function trustIn(text: string): TrustProxy | null {
  if (text === 'no') return false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= MOST_HOPS ? (_address, hop) => hop < hops : null;
  }
  const networks = text.split(',').map((one) => one.trim());
  return networks.every(isNetwork) ? networks : null;
}

function isNetwork(text: string): boolean {
  const [address, bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  // "/0" is everybody.
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
