/** Who counts as one address: an IPv4 address, or an IPv6 network of 64 bits, of which one household has many addresses. */
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Behind proxies it is what the trusted ones say (TRUST_PROXY). */
export function addressOf({ ip }: FastifyRequest): string {
  // Nobody is there any more if the connection was reset meanwhile.
  const known: string | undefined = ip;
  return normalizeIP(known ?? '');
}
