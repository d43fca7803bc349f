/**
 * Where this server may send something because a stranger said so: into the open internet, over https. Never to a
 * neighbour in its own network, however its name is written or resolved. Services the operator named are trusted.
 */
import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

const NOT_OUTSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_OUTSIDE.addSubnet(net, bits, 'ipv4');
// Tunnels that lead to any IPv4 address, and addresses for documentation.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  NOT_OUTSIDE.addSubnet(net, bits, 'ipv6');
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

/** An address of the open internet. */
export const isOutside = (address: string): boolean =>
  isIPv6(address)
    ? GLOBAL.check(address, 'ipv6') && !NOT_OUTSIDE.check(address, 'ipv6')
    : isIP(address) === 4 && !NOT_OUTSIDE.check(address, 'ipv4');

/** Whether an address of the web may be sent anything at all. */
export function mayBeSentTo(address: string, trusted: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, hostname, port, username, password } = new URL(address);
  if (trusted.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? host.includes('.') : isOutside(host);
}

type Resolve = (host: string, done: (error: Error | null, found: LookupAddress[]) => void) => void;
const resolveAll: Resolve = (host, done) => lookup(host, { all: true }, done);

/** Resolves names to addresses outside only: looked at in the moment of connecting, a name cannot change in between. */
export const lookupOutside =
  (resolve: Resolve = resolveAll): LookupFunction =>
  (host, options, done) =>
    resolve(host, (error, found) => {
      const outside = found?.filter(({ address }) => isOutside(address)) ?? [];
      const failure = error ?? (outside.length === 0 ? new Error(`${host} is not outside`) : null);
      if (failure !== null) done(failure, '', 0);
      else if (options.all === true) done(null, outside);
      else done(null, outside[0].address, outside[0].family);
    });
