/** HTTP: the links in letters. They work for whoever has the letter, whoever that is here. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LetterLinkSchema, read } from '@cosmarium/protocol';
import type { LetterStore } from '../storage/letters.ts';
import type { Mailer } from './mailer.ts';

export function registerLetters(app: FastifyInstance, mailer: Mailer, letters: LetterStore): void {
  const follow = async (said: unknown, reply: FastifyReply) => {
    const link = read(LetterLinkSchema, said);
    if (link === null) return reply.code(400).send({ error: 'malformed' });
    const [purpose, guest] = link.token.split('.') as ['confirm' | 'stop', string];
    const letter = await letters.of(guest);
    if (letter === null || !mailer.isFor(link.token, purpose, letter))
      // There is nothing to stop: that is what was wanted.
      return purpose === 'stop' ? { did: 'stop' } : reply.code(404).send({ error: 'unknown' });
    if (purpose === 'stop') await letters.stop(guest);
    else await letters.confirm(letter);
    return { did: purpose };
  };

  /** The page does this when it is opened by a link. */
  app.post('/api/mail', (request, reply) => follow(request.body, reply));

  /** Programs that read mail do this, with a form. */
  app.register((scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, null),
    );
    scope.post<{ Params: { token: string } }>('/api/mail/:token', (request, reply) =>
      follow(request.params, reply),
    );
    return Promise.resolve();
  });
}
