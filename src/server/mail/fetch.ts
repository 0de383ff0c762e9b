import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { addresses } from '../../domain/addresses/addresses';
import { NO_RECIPIENTS } from '../../domain/support/recipients';
import { jsonb } from '../db/json';
import { findErased } from '../erasures/erased-marks';
import type { Errand } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import { noteOutcome } from '../integrations/settings';
import { MINUTE, unixNow } from '../kernel/clock';
import type { Services, StoreRef, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { logFault } from '../kernel/log';
import { measure } from '../kernel/measure';
import type { Correspondence } from './correspondence';
import type { ArrivedMail, MailDoor, MailPlace } from './door';
import { mailAddress, openMailDoor, type MailStore } from './open';
import { readRaw } from './read/reading';
import { withOwnIds } from './same-mail';
import { storeFiles, type KeyedMail } from './store-files';
import { recipientsOf, withoutOwnAddress, writerOf } from './who-wrote';
import { cleanUp } from '../kernel/clean-up';
import { notifyOfStore } from '../inbox/notify-of-store';

const FETCH = 'fetch_mail';

/** Seconds between two looks at a mailbox, at the sandbox's, and after failures in a row. */
const EVERY = MINUTE;
const EVERY_SANDBOX = 4;
const AGAIN: readonly number[] = [2, 8, 30, 120, 600];

/** Failures in a row until people are told, once. */
const TOLD_AT = 3;

/** Mails that are fetched and kept at once, and how often in one errand: others wait for their turn too. */
const AT_ONCE = 20;
const MOST_BATCHES = 10;
/** Milliseconds after which an errand begins no further batch. */
const MOST_READING = 4 * MINUTE * 1000;

/** Calls to one mailbox are made one after the other. */
export const mailQueue = (store_id: string): string => `mail:${store_id}`;

/** Has a store's mailbox read. */
const enqueueMailFetch = (tx: Tx, store_id: string): Promise<void> =>
  enqueue(tx, [{ task: FETCH, queue: mailQueue(store_id), priority: 0, key: `mail:${store_id}`, payload: { store_id } }]);

interface Mailbox {
  readonly ref: StoreRef;
  readonly store: MailStore & { readonly sto_name: string };
  readonly mailer: string;
  readonly place: MailPlace | null;
  readonly attempts: number;
}

const findMailbox = async (tx: Tx, ref: StoreRef): Promise<Mailbox | undefined> => {
  const row = await tx
    .selectFrom('stores as s')
    .innerJoin('mailboxes as m', (on) => on.onRef('m.container_id', '=', 's.container_id').onRef('m.store_id', '=', 's._id'))
    .select(['s.container_id', 's._id', 's.sto_name', 's.settings', 's.secrets', 'm.place', 'm.attempts'])
    .where('s.container_id', '=', ref.container_id)
    .where('s._id', '=', ref.store_id)
    .where('s.trashed_at', 'is', null)
    .executeTakeFirst();
  const mailer = row?.settings.sto_mailer;
  return row && typeof mailer === 'string' ? { ref, store: row, mailer, place: row.place, attempts: row.attempts } : undefined;
};

const update = (tx: Tx, { container_id, store_id }: StoreRef) =>
  tx.updateTable('mailboxes').where('container_id', '=', container_id).where('store_id', '=', store_id);

/** A place holds for the mailbox it was told by. */
const placeIn = ({ mailer, place }: Mailbox): MailPlace | null => {
  const { of, ...rest } = place ?? {};
  return of === mailer ? rest : null;
};

/** Somebody else has read on meanwhile. */
class ReadOn extends Error {}

/** What is left of a mail that cannot be kept as it is. */
const bare = (mail: ArrivedMail): ArrivedMail => ({
  ...mail,
  ...{
    subject: '',
    text: '',
    html: null,
    files: [],
    recipients: NO_RECIPIENTS,
    references: [],
    automatic: true,
    set_aside: 'mail.unreadable',
  },
});

/** A mailbox that is read from its beginning again does not bring back what a buyer wrote before being erased. */
const withoutErased = async (services: Services, containerId: string, mails: readonly KeyedMail[]): Promise<readonly KeyedMail[]> => {
  const erased = await services.inContainer(containerId, (tx) =>
    findErased(
      tx,
      services,
      containerId,
      mails.map(({ from, date }) => ({ marks: from?.address.trim() ? [{ by: 'email', email: from.address }] : [], at: date })),
    ),
  );
  return mails.filter((_mail, place) => !erased[place]);
};

/** Keeps mails with the place after them. One that cannot be kept holds up no other: it is told of without what it says. */
const keepBatch = async (
  services: Services,
  { keep }: Correspondence,
  mailbox: Mailbox,
  mails: readonly ArrivedMail[],
  place: MailPlace,
): Promise<void> => {
  const { ref } = mailbox;
  const now = await services.marketNow();
  const keepAll = (all: readonly ArrivedMail[]): Promise<void> =>
    services.inContainer(ref.container_id, async (tx) => {
      const held = await tx
        .selectFrom('mailboxes')
        .select('place')
        .where('container_id', '=', ref.container_id)
        .where('store_id', '=', ref.store_id)
        .forUpdate()
        .executeTakeFirst();
      if (!held || !isDeepStrictEqual(held.place, mailbox.place)) throw new ReadOn();
      await update(tx, ref)
        .set({ place: jsonb({ ...place, of: mailbox.mailer }) })
        .execute();
      await keep(tx, ref, all, now);
    });
  try {
    await keepAll(mails);
  } catch (error) {
    // PostgreSQL's 22: something in the data.
    if (!(error as { code?: string }).code?.startsWith('22')) throw error;
    logFault('mail', error);
    await keepAll(mails.map(bare));
  }
};

const readOn = async (
  services: Services,
  correspondence: Correspondence,
  door: MailDoor,
  first: Mailbox,
  signal: AbortSignal,
): Promise<boolean> => {
  let mailbox = first;
  const { ref } = mailbox;
  const until = Date.now() + MOST_READING;
  for (let batch = 0; batch < MOST_BATCHES && Date.now() < until; batch += 1) {
    signal.throwIfAborted();
    const { mails, place } = await door.fetch(placeIn(mailbox), AT_ONCE);
    const next = { ...place, of: mailbox.mailer };
    if (mails.length === 0 && isDeepStrictEqual(next, mailbox.place)) return true;
    const read: KeyedMail[] = [];
    const address = mailAddress(mailbox.store) ?? '';
    for (const raw of mails) {
      const mail = await readRaw(services, ref.container_id, raw);
      read.push({ ...mail, ...writerOf(mail, address), recipients: recipientsOf(mail, address), key: raw.key });
    }
    const named = await services.inContainer(ref.container_id, (tx) => withOwnIds(tx, ref, address, read));
    const answerable = named.map((mail) => withoutOwnAddress(mail, address));
    const kept = await withoutErased(services, ref.container_id, answerable);
    await keepBatch(services, correspondence, mailbox, await storeFiles(services, ref.container_id, kept), place);
    measure('mailFetched', { count: mails.length });
    mailbox = { ...mailbox, place: next };
    if (mails.length === 0) return true;
  }
  return false;
};

/** Writes down that a mailbox could not be read, and tells people of it once. */
const failed = async (tx: Tx, { ref, store }: Mailbox, { refusal, values, message }: UserError): Promise<void> => {
  const now = unixNow();
  const row = await update(tx, ref)
    .set((is) => ({ attempts: is('attempts', '+', 1), failed_at: is.fn.coalesce('failed_at', is.val(now)), refusal }))
    .returning('attempts')
    .executeTakeFirst();
  if (!row) return;
  await noteOutcome(tx, ref.container_id, 'mailboxes', { refusal, values });
  await update(tx, ref)
    .set({ next_at: now + (AGAIN[Math.min(row.attempts, AGAIN.length) - 1] ?? EVERY) })
    .execute();
  if (row.attempts === TOLD_AT)
    await notifyOfStore(tx, ref, {
      type: 'Support',
      code: 'mailbox-failed',
      module: 'store',
      params: { store: store.sto_name, reason: [{ msg: message, refusal, values }] },
      referent: addresses.stores.print({ filter: 'all' }),
    });
};

/** The mailboxes are well once none of them failed. */
const noteWell = async (tx: Tx, containerId: string): Promise<void> => {
  const failing = await tx
    .selectFrom('mailboxes')
    .select('store_id')
    .where('container_id', '=', containerId)
    .where('failed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!failing) await noteOutcome(tx, containerId, 'mailboxes', null);
};

const readMailbox = async (services: Services, correspondence: Correspondence, ref: StoreRef, signal: AbortSignal): Promise<void> => {
  const mailbox = await services.inContainer(ref.container_id, (tx) => findMailbox(tx, ref));
  if (!mailbox) return;
  let door: MailDoor | undefined;
  try {
    door = await openMailDoor(services, mailbox.store, signal);
    const isAll = await readOn(services, correspondence, door, mailbox, signal);
    const pause = mailbox.mailer.includes('/sandbox/') ? EVERY_SANDBOX : EVERY;
    const next_at = isAll ? unixNow() + pause : 0;
    await services.inContainer(ref.container_id, async (tx) => {
      await update(tx, ref).set({ next_at, attempts: 0, failed_at: null, refusal: null }).execute();
      await noteWell(tx, ref.container_id);
    });
  } catch (error) {
    if (error instanceof ReadOn) return;
    if (signal.aborted || !(error instanceof UserError)) throw error;
    await services.inContainer(ref.container_id, (tx) => failed(tx, mailbox, error));
  } finally {
    await cleanUp('mail server', () => door?.close());
  }
};

const payloadShape = z.object({ container_id: z.string(), store_id: z.string() });

/** Reads on in the mailbox of a store. */
export const fetchMail = (correspondence: Correspondence): Errand => ({
  name: FETCH,
  priority: 0,
  perform: (services, payload, signal) => readMailbox(services, correspondence, payloadShape.parse(payload), signal),
});

/** Takes a mailbox whose time has come, so that one node reads it. */
export const takeMailbox = (services: Services, ref: StoreRef): Promise<void> =>
  services.inContainer(ref.container_id, async (tx) => {
    const now = unixNow();
    const taken = await update(tx, ref)
      .set({ next_at: now + EVERY })
      .where('next_at', '<=', now)
      .returning('store_id')
      .executeTakeFirst();
    if (taken) await enqueueMailFetch(tx, ref.store_id);
  });
