import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../kernel/context';
import { originOf } from '../../kernel/origin';
import { show } from '../views/page';
import { MAILBOXES, mailAccess } from './mailboxes';
import { letterPage, mailPage, type MailPage } from './views/mail';
import { writeTo } from './write';

const SHOWN = 50;

const letterInput = z.object({
  mailbox: z.string().refine((address) => MAILBOXES.some((mailbox) => mailbox.address === address)),
  name: z.string().trim().max(100),
  address: z.string().trim().email().max(254),
  subject: z.string().trim().max(200),
  text: z.string().trim().min(1).max(20_000),
  answers: z.string().max(250).optional(),
});

/** The mailboxes as whoever is at the other end sees them: what shops sent, and where one writes to them. */
export const mailPages = (scope: FastifyInstance, services: Services): void => {
  const { db } = services;

  const page = async (reply: FastifyReply, more: Pick<MailPage, 'access' | 'told'>): Promise<FastifyReply> => {
    const mails = await db
      .selectFrom('sandbox_mails')
      .select(['id', 'mailbox', 'direction', 'person', 'subject', 'at'])
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute();
    return show(reply, mailPage({ mails, mailboxes: MAILBOXES.map(({ address }) => address), ...more }));
  };

  scope.get('/mail', (_request, reply) => page(reply, { access: undefined, told: undefined }));

  scope.get<{ Params: { id: string } }>('/mail/letters/:id', async ({ params }, reply) => {
    const mail = await db
      .selectFrom('sandbox_mails')
      .selectAll()
      .where('id', '=', /^\d{1,9}$/u.test(params.id) ? Number(params.id) : 0)
      .executeTakeFirst();
    if (!mail) return reply.code(404).type('text/plain').send('This email doesn’t exist.');
    const { simpleParser } = await import('mailparser');
    const { text = '', attachments } = await simpleParser(mail.raw, { skipTextToHtml: true });
    return show(
      reply,
      letterPage(
        mail,
        text,
        attachments.map(({ filename, size }) => ({ filename: filename ?? 'file', size })),
      ),
    );
  });

  scope.post('/mail', async (request, reply) => {
    const letter = letterInput.safeParse(request.body ?? {});
    if (!letter.success) return page(reply.code(422), { access: undefined, told: 'Enter your email and a message.' });
    await writeTo(db, letter.data);
    return reply.redirect('/sandbox/mail', 303);
  });

  scope.post<{ Body: { shop?: string } | null }>('/mail/passwords', async (request, reply) =>
    page(reply, { access: await mailAccess(services, { shop: request.body?.shop ?? 'shop', origin: originOf(request) }), told: undefined }),
  );
};
