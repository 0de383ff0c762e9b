import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../kernel/context';
import { sandboxNow } from '../clock';
import type { Faults, Spoilable } from '../faults';
import { note, readLedger } from '../ledger';
import { accountOfToken } from '../tokens';
import { MailboxError } from './mail-error';
import { bounce, deliver, writeTo } from './write';

const BASE = '/mail/v1';

/** Bytes of a mail, and of all mails of one answer. */
const MOST_MAIL = 3 * 1024 * 1024;
const MOST_AT_ONCE = 4 * 1024 * 1024;

const spoilable: Spoilable = {
  placeOf: () => 'mail',
  base: BASE,
  refuse: (status) => new MailboxError(status, status >= 500 ? 451 : 550, 'Not now.'),
};

/** What happens to mails to some names, whatever stands behind the @. */
const REFUSED: Readonly<Record<string, readonly [code: number, message: string]>> = {
  nobody: [550, '5.1.1 There is no such mailbox.'],
  full: [552, '5.2.2 The mailbox is full.'],
  picky: [554, '5.7.1 I do not like this mail.'],
  busy: [451, '4.7.1 Come back later.'],
};

/** Somebody whose server puts a mail off that others receive, once, as servers do that know no sender. */
const LATE = 'late';

const nameIn = (address: string): string => address.toLowerCase().split('@')[0] ?? '';

const sendInput = z.object({
  mail_id: z.string().min(1).max(250),
  to: z.array(z.string().email().max(254)).min(1).max(100),
  subject: z.string().max(1000),
  raw: z.string(),
});

const arrivalInput = z.object({
  mail_id: z.string().max(250).default(''),
  from: z.string().max(254).default(''),
  subject: z.string().max(1000).default(''),
  raw: z.string(),
});

const parse = <T>(shape: z.ZodType<T>, body: unknown): T => {
  const result = shape.safeParse(body);
  if (result.success) return result.data;
  throw new MailboxError(400, 501, `The value of ${result.error.issues[0]?.path.join('.') || 'the body'} is invalid.`);
};

const whole = (text: string | undefined, fallback: number): number => (/^\d{1,9}$/u.test(text ?? '') ? Number(text) : fallback);

const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error instanceof MailboxError) return reply.code(error.status).send(error.body());
  request.log.error(error);
  return reply.code((error as { statusCode?: number }).statusCode ?? 500).send({ code: 451, message: 'Server error.' });
};

/** Mailboxes over HTTP: what SMTP and IMAP are to a real one. */
export const mailApi = (scope: FastifyInstance, services: Services, faults: Faults): void => {
  const { db } = services;

  const send = async (mailbox: string, body: unknown): Promise<readonly { readonly address: string }[]> => {
    const { mail_id, to, subject, raw } = parse(sendInput, body);
    const bytes = Buffer.from(raw, 'base64');
    if (bytes.length > MOST_MAIL) throw new MailboxError(422, 552, '5.3.4 The mail is too large.');
    const isNew = to.length > 1 && (await readLedger(db, 'mail', { key: mail_id, last: 1 })).length === 0;
    const refused = to.flatMap((address) => {
      const [code, message] = (isNew && nameIn(address) === LATE ? REFUSED.busy : REFUSED[nameIn(address)]) ?? [];
      return code === undefined || message === undefined ? [] : [{ address, code, message }];
    });
    const [first] = refused;
    if (first && refused.length === to.length) throw new MailboxError(first.code < 500 ? 503 : 422, first.code, first.message);
    const taken = to.filter((address) => !refused.some((each) => each.address === address));
    await db.transaction().execute(async (tx) => {
      const at = await sandboxNow(tx);
      for (const person of taken) {
        await tx.insertInto('sandbox_mails').values({ mailbox, direction: 'out', mail_id, person, subject, raw: bytes, at }).execute();
        if (nameIn(person) === 'bounce') await bounce(tx, { mailbox, mail_id, person });
        if (nameIn(person) === 'away')
          await writeTo(tx, {
            ...{ mailbox, name: 'Away', address: person, answers: mail_id, subject: `Automatic reply: ${subject}` },
            text: 'I am away until Monday.',
            headers: { 'Auto-Submitted': 'auto-replied' },
          });
      }
      await note(tx, 'mail', mail_id, 'mail sent', at);
    });
    return refused;
  };

  const list = async (mailbox: string, { after, most }: Readonly<Record<string, string | undefined>>): Promise<object[]> => {
    const rows = await db
      .selectFrom('sandbox_mails')
      .select(['id', 'at', 'raw'])
      .where('mailbox', '=', mailbox)
      .where('direction', '=', 'in')
      .where('id', '>', whole(after, 0))
      .orderBy('id')
      .limit(Math.min(whole(most, 50), 200))
      .execute();
    let bytes = 0;
    return rows
      .filter(({ raw }, index) => (bytes += raw.length) <= MOST_AT_ONCE || index === 0)
      .map(({ id, at, raw }) => ({ id, at, raw: raw.toString('base64') }));
  };

  scope.register(
    async (api) => {
      api.setErrorHandler(answerError);
      const mailboxes = new WeakMap<FastifyRequest, string>();
      const mailboxOf = (request: FastifyRequest): string => mailboxes.get(request) ?? '';
      api.addHook('onRequest', async (request) => {
        const token = /^Bearer (\S+)$/u.exec(request.headers.authorization ?? '')?.[1] ?? '';
        const mailbox = await accountOfToken(services, 'mail', token);
        if (mailbox === undefined) throw new MailboxError(401, 535, '5.7.8 Wrong address or password.');
        mailboxes.set(request, mailbox);
      });
      faults.spoil(api, spoilable);
      api.get('/mailbox', async (request) => ({ address: mailboxOf(request) }));
      api.post('/mails', async (request, reply) => {
        const refused = await send(mailboxOf(request), request.body);
        return reply.code(201).send({ refused });
      });
      api.get<{ Querystring: Record<string, string | undefined> }>('/mails', async (request) => list(mailboxOf(request), request.query));
      api.get<{ Params: { id: string } }>('/sent/:id', async (request) => {
        const sent = await db
          .selectFrom('sandbox_mails')
          .select('id')
          .where('mailbox', '=', mailboxOf(request))
          .where('direction', '=', 'out')
          .where('mail_id', '=', request.params.id)
          .executeTakeFirst();
        return { sent: sent !== undefined };
      });
      // As a mail server that brings a mail of anybody's, whatever it is.
      api.post('/arrivals', async (request, reply) => {
        const { mail_id, from, subject, raw } = parse(arrivalInput, request.body);
        await deliver(db, { mailbox: mailboxOf(request), mail_id, person: from, subject, raw: Buffer.from(raw, 'base64') });
        return reply.code(201).send({});
      });
    },
    { prefix: BASE },
  );
};
