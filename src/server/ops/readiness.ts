import { readPendingMigrations } from '../db/migrate';
import type { Services } from '../kernel/context';
import { DeadlineError, withinDeadline } from '../kernel/deadline';

/** ms one check may take: whoever asks should hear "no" rather than nothing. */
const PATIENCE_MS = 2000;

/** Parts that keep a process from being ready, each with a sentence for an operator. None: it is ready. */
export type Failing = Readonly<Record<string, string>>;

/** What a process is checked for once it has started. */
export interface Checked {
  readonly services: Pick<Services, 'pool' | 'db' | 'storage'>;
  /** In a process that only works: why its workers do nothing; undefined where they are well. */
  readonly deafness?: () => string | undefined;
}

const failureOf = async (check: () => Promise<unknown>, sentence: string): Promise<string | undefined> => {
  try {
    await withinDeadline(PATIENCE_MS, undefined, check);
    return undefined;
  } catch (error) {
    return error instanceof DeadlineError ? `${sentence} It gave no answer for ${PATIENCE_MS / 1000} seconds.` : sentence;
  }
};

const schemaFailure = async ({ db }: Checked['services']): Promise<string | undefined> => {
  const pending = await withinDeadline(PATIENCE_MS, undefined, () => readPendingMigrations(db));
  return pending.length > 0 ? `The database lacks migrations of this version: ${pending.join(', ')}.` : undefined;
};

const databaseFailure = async (services: Checked['services']): Promise<Failing> => {
  const database = await failureOf(() => services.pool.query('select 1'), 'The database can’t be reached.');
  if (database) return { database };
  // What it throws is a sentence for an operator.
  const schema = await schemaFailure(services).catch((error: Error) => error.message);
  return schema ? { schema } : {};
};

/** Asks everything a process needs, all at once. */
export const findFailing = async ({ services, deafness }: Checked): Promise<Failing> => {
  const [database, files] = await Promise.all([
    databaseFailure(services),
    failureOf(() => services.storage.check(), 'The files can’t be reached.'),
  ]);
  const queue = deafness?.();
  return { ...database, ...(files && { files }), ...(queue && { queue }) };
};
