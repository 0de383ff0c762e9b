import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../../../../src/server/kernel/errors';
import type { MailDoor, OutgoingMail } from '../../../../src/server/mail/door';
import { openServers, tryServers } from '../../../../src/server/mail/servers/mailbox';
import type { MailNetwork } from '../../../../src/server/mail/servers/network';
import { comes } from '../../../support/comes';
import {
  IMAP_HANGS,
  SMTP_HANGS,
  startHangingImap,
  startHangingSmtp,
  type HostileMailServer,
} from '../../../support/stand-ins/hostile-mail-servers';

const FOLDER = path.join(__dirname, '../../../fixtures/mail');
const [key, cert] = ['key.pem', 'certificate.pem'].map((name) => readFileSync(path.join(FOLDER, name), 'utf8')) as [string, string];

const network: MailNetwork = { service: () => Promise.resolve([]), address: () => Promise.resolve('127.0.0.1'), trusted: cert };

/** ms one thing may take here: a busy machine still gets to the place where the server hangs. */
const PATIENCE = 3000;
/** ms after which a wait counts as endless. */
const IN_ALL = 60_000;

/** Longer than any test: what ends before it does not end by it. */
const LONG = 600_000;

interface Settings {
  readonly imap?: number;
  readonly smtp?: number;
  readonly secure?: boolean;
  readonly patience?: number;
  readonly signal?: AbortSignal;
  readonly found?: MailNetwork;
}

const openingOf = ({ imap = 1, smtp = 1, secure = true, patience = PATIENCE, signal, found = network }: Settings) => ({
  mailer: {
    kind: 'named',
    address: 'shop@example.com',
    out: { host: 'smtp.example.com', port: smtp, secure, login: null },
    in: { host: 'imap.example.com', port: imap, secure, login: null },
  } as const,
  credentials: { kind: 'password', password: 'the mailbox’s own' } as const,
  network: found,
  signal: signal ?? new AbortController().signal,
  patience,
});

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const kept = <T extends HostileMailServer>(server: T): T => {
  stops.push(() => server.stop());
  return server;
};

const open = async (settings: Settings): Promise<MailDoor> => {
  const door = await openServers(openingOf(settings));
  stops.push(() => void door.close());
  return door;
};

/** How something ended in time. */
const endOf = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    work.catch((error: unknown) => (error instanceof UserError ? error.refusal : error)),
    sleep(IN_ALL, 'no end', { ref: false }),
  ]);

const LETTER: OutgoingMail = {
  id: 'abc@example.com',
  from: { name: 'Shop', address: 'shop@example.com' },
  to: [{ name: 'Mia', address: 'mia@buyer.example' }],
  cc: [],
  bcc: [],
  subject: 'Shipment',
  text: 'It is on its way.',
  html: '',
  in_reply_to: null,
  references: [],
  automatic: false,
  files: [],
  done: [],
};

const imapHangs = Object.keys(IMAP_HANGS) as (keyof typeof IMAP_HANGS)[];
const smtpHangs = Object.keys(SMTP_HANGS) as (keyof typeof SMTP_HANGS)[];

const isSecure = (hang: keyof typeof IMAP_HANGS): boolean => IMAP_HANGS[hang].at !== 'STARTTLS';

const floods = (hang: object): boolean => 'floods' in hang;

test('reading a mailbox ends in time, in whichever way its server hangs', async () => {
  const ends = await Promise.all(
    imapHangs.map(async (hang) => {
      const server = kept(await startHangingImap(hang, { key, cert }));
      // A flood is recognized by its content.
      const patience = floods(IMAP_HANGS[hang]) ? LONG : PATIENCE;
      const door = await open({ imap: server.port, secure: isSecure(hang), patience });
      const end = await endOf(door.fetch(null, 5));
      await comes(() => expect([hang, server.open]).toEqual([hang, 0]));
      return [hang, end] as const;
    }),
  );
  const refused = (hang: keyof typeof IMAP_HANGS): string => (floods(IMAP_HANGS[hang]) ? 'mail.broken' : 'mail.unreachable');
  expect(ends).toEqual(imapHangs.map((hang) => [hang, refused(hang)]));
});

test('reading a mailbox ends when the caller ends it, whatever the server does', async () => {
  const ends = await Promise.all(
    imapHangs.map(async (hang) => {
      const server = kept(await startHangingImap(hang, { key, cert }));
      const ending = new AbortController();
      const door = await open({ imap: server.port, secure: isSecure(hang), patience: LONG, signal: ending.signal });
      const end = endOf(door.fetch(null, 5));
      await sleep(100);
      ending.abort();
      return [hang, await end] as const;
    }),
  );
  expect(ends.filter(([, end]) => typeof end !== 'string' || end === 'no end')).toEqual([]);
});

test('closing a mailbox waits for no server', async () => {
  const server = kept(await startHangingImap('never greets', { key, cert }));
  const door = await open({ imap: server.port, patience: LONG });
  const reading = door.fetch(null, 5).catch(() => undefined);
  await comes(() => expect(server.open).toBe(1));
  expect(await endOf(door.close())).toBeUndefined();
  await comes(() => expect(server.open).toBe(0));
  await reading;
});

/** Once a server has the whole mail, nobody knows whether it sends it on. */
const outcomeOf = (hang: keyof typeof SMTP_HANGS): string => (SMTP_HANGS[hang].at === '.' ? 'unknown' : 'later');

test('sending ends in time, in whichever way its server hangs, and is tried again only where the mail was not begun', async () => {
  const ends = await Promise.all(
    smtpHangs.map(async (hang) => {
      const server = kept(await startHangingSmtp(hang, { key, cert }));
      const door = await open({ smtp: server.port, patience: floods(SMTP_HANGS[hang]) ? LONG : PATIENCE });
      const end = await endOf(door.send(LETTER));
      await comes(() => expect([hang, server.open]).toEqual([hang, 0]));
      return [hang, end] as const;
    }),
  );
  for (const [hang, end] of ends) expect([hang, end]).toMatchObject([hang, { outcome: outcomeOf(hang) }]);
});

test('sending ends when the caller ends it, and says that nobody knows only where the mail was begun', async () => {
  const ends = await Promise.all(
    smtpHangs.map(async (hang) => {
      const server = kept(await startHangingSmtp(hang, { key, cert }));
      const ending = new AbortController();
      const door = await open({ smtp: server.port, patience: LONG, signal: ending.signal });
      const end = endOf(door.send(LETTER));
      // Only a moment late enough that the mail has been handed over shows the difference.
      await sleep(4000);
      ending.abort();
      return [hang, await end] as const;
    }),
  );
  for (const [hang, end] of ends) expect([hang, end]).toMatchObject([hang, { outcome: outcomeOf(hang) }]);
});

test('names that never resolve keep nobody', async () => {
  const found: MailNetwork = { service: () => new Promise(() => undefined), address: () => new Promise(() => undefined) };
  const door = await open({ found });
  expect(await endOf(door.fetch(null, 5))).toBe('mail.unreachable');
  expect(await endOf(door.send(LETTER))).toMatchObject({ outcome: 'later' });
  const byDomain = { ...openingOf({ found }), mailer: { kind: 'address', address: 'shop@example.com' } as const };
  expect(await endOf(tryServers(byDomain as never))).toBe('mail.unreachable');
});
