import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Tx } from '../kernel/context';

/** What one at a time may do, and what tells one lock of a subject from another. */
interface LockSubjects {
  /** Which worker is alive: held by its session for as long as it is. */
  readonly workerLease: readonly [workerId: string];
  /** Adding and starting jobs of one store. */
  readonly storeJobs: readonly [storeId: string];
  /** Counting and writing down attempts to sign in. */
  readonly signInAttempts: readonly [];
  /** Naming the saved views of one list. */
  readonly listViews: readonly [containerId: string, list: string];
  /** Adding files to the font families of one name. */
  readonly fontFamily: readonly [containerId: string, name: string];
  /** Changing a person's bookmarks. */
  readonly bookmarks: readonly [userId: string];
  /** Changing one container's members and groups. */
  readonly staff: readonly [containerId: string];
  /** Writing in one shop of the sandbox. */
  readonly sandboxShop: readonly [shop: string];
  /** Counting a person's unfinished designs. */
  readonly editorDrafts: readonly [containerId: string, userId: string];
  /** Renewing what opens one store or fulfilment. */
  readonly renewal: readonly [containerId: string, accountId: string];
  /** Saving and removing one container's fulfilments: one of them is the default. */
  readonly fulfilments: readonly [containerId: string];
  /** Saving and removing the shipping terms of one container: one of them is the default. */
  readonly shippingPresets: readonly [containerId: string];
  /** Working out anew how a container's products stand at their shops. */
  readonly externalMarks: readonly [containerId: string];
  /** Making the sums of one container's days. */
  readonly reportDays: readonly [containerId: string];
  /** Connecting one container's stores: one to each shop. */
  readonly storeIdentities: readonly [containerId: string];
  /** Making rules of one container: so many at most, each at a place of its own. */
  readonly rules: readonly [containerId: string];
  /** Answering one buyer automatically. */
  readonly automaticReplies: readonly [containerId: string, buyer: string];
  /** Looking after the tenant role. */
  readonly tenantRole: readonly [];
  /** Having a SECRETS_KEY, by its fingerprint: shared by all processes that have it. */
  readonly secretsKey: readonly [fingerprint: string];
  /** The same of an UPLOADS_KEY. */
  readonly uploadsKey: readonly [fingerprint: string];
  /** Encrypting with a SECRETS_KEY: each process has one such key, its newest. */
  readonly sealingKey: readonly [fingerprint: string];
  /** Sampling the database for metrics: one process at a time, for as long as its session lasts. */
  readonly metricSampler: readonly [];
}

type LockSubject = keyof LockSubjects;

/**
 * The first number of an advisory lock; the second follows from what its subject names. Servers of two versions that share a database have
 * to agree on them, so a number is never changed nor used again. Numbers in pairs are apart from the single ones that migrations and the
 * job queue take.
 */
export const LOCK_CLASSES: Readonly<Record<LockSubject, number>> = {
  workerLease: 0x706f64,
  storeJobs: 0x706f65,
  signInAttempts: 0x706f66,
  listViews: 0x706f67,
  fontFamily: 0x706f68,
  bookmarks: 0x706f69,
  staff: 0x706f6a,
  sandboxShop: 0x706f6b,
  tenantRole: 0x706f6c,
  editorDrafts: 0x706f6d,
  renewal: 0x706f6e,
  fulfilments: 0x706f73,
  shippingPresets: 0x706f74,
  externalMarks: 0x706f75,
  reportDays: 0x706f7b,
  storeIdentities: 0x706f7c,
  rules: 0x706f7d,
  automaticReplies: 0x706f7e,
  secretsKey: 0x706f7f,
  uploadsKey: 0x706f80,
  sealingKey: 0x706f81,
  metricSampler: 0x706f82,
};

const nameOf = (parts: readonly string[]): string => parts.join(':');

/** Waits for the lock and keeps it until the transaction ends. */
export const lock = async <S extends LockSubject>(tx: Tx, subject: S, ...parts: LockSubjects[S]): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${LOCK_CLASSES[subject]}, hashtext(${nameOf(parts)}))`.execute(tx);
};

/** Takes the lock until the transaction ends, unless another session has it; tells whether it did. */
export const tryLock = async <S extends LockSubject>(tx: Tx, subject: S, ...parts: LockSubjects[S]): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK_CLASSES[subject]}, hashtext(${nameOf(parts)})) as taken`.execute(tx);
  return rows[0]?.taken === true;
};

/** Takes the lock until the database session ends, unless another session has it; tells whether it did. */
export const tryLockForSession = async <S extends LockSubject>(
  client: PoolClient,
  subject: S,
  ...parts: LockSubjects[S]
): Promise<boolean> => {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
    LOCK_CLASSES[subject],
    nameOf(parts),
  ]);
  return rows[0]?.taken === true;
};

/** Shares locks with other sessions until the database session ends. */
export const shareForSession = async (client: PoolClient, subject: LockSubject, names: readonly string[]): Promise<void> => {
  await client.query('select pg_advisory_lock_shared($1, hashtext(named)) from unnest($2::text[]) named', [LOCK_CLASSES[subject], names]);
};

/** Locks of a subject that other sessions share. */
const OF_OTHERS = `from pg_locks where locktype = 'advisory' and granted and pid <> pg_backend_pid()
  and database = (select oid from pg_database where datname = current_database()) and classid = $1::oid`;

/** How a lock's second number is listed. */
const NUMBER = '(hashtext(named)::bigint & 4294967295)';

const isFound = async (client: PoolClient, query: string, subject: LockSubject, names: readonly string[]): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>(`select exists (select ${query}) as found`, [LOCK_CLASSES[subject], names]);
  return rows[0]?.found === true;
};

/** True where another session shares a lock of the subject that is none of these. */
export const isSharedOtherwise = (client: PoolClient, subject: LockSubject, names: readonly string[]): Promise<boolean> =>
  isFound(client, `${OF_OTHERS} and not exists (select from unnest($2::text[]) named where objid::bigint = ${NUMBER})`, subject, names);

/** True where another session shares this lock. */
export const isSharedByAnother = (client: PoolClient, subject: LockSubject, name: string): Promise<boolean> =>
  isFound(client, `${OF_OTHERS} and exists (select from unnest($2::text[]) named where objid::bigint = ${NUMBER})`, subject, [name]);

/** True where another session shares locks of the subject, and not this one. */
export const isLackedByAnother = (client: PoolClient, subject: LockSubject, name: string): Promise<boolean> =>
  isFound(
    client,
    `${OF_OTHERS} group by pid having not bool_or(exists (select from unnest($2::text[]) named where objid::bigint = ${NUMBER}))`,
    subject,
    [name],
  );
