import type { Selectable } from 'kysely';
import type { Services, Tx } from '../kernel/context';
import type { Database } from '../db/schema';

type ClockRow = Selectable<Database['sandbox_clock']>;

export type Reader = Tx | Services['db'];

const realNow = (): number => Date.now() / 1000;

/**
 * The simulated time at a real one, in seconds with fractions. The clock runs at its speed until there is nothing left to wait for, and at
 * the pace of real time from then on: a demo that is left alone stays near today.
 */
export const timeOf = ({ real_at, at, speed, busy_until }: Omit<ClockRow, 'seed'>, real: number): number => {
  if (speed === 0) return at;
  const passed = Math.max(0, real - real_at);
  const hurried = Math.min(Math.max(0, busy_until - at), passed * speed);
  return at + hurried + (passed - hurried / speed);
};

export const readClock = (db: Reader): Promise<ClockRow> => db.selectFrom('sandbox_clock').selectAll().executeTakeFirstOrThrow();

/** The time in the sandbox, in whole unix seconds; `ahead`: in so many real seconds. */
export const sandboxNow = async (db: Reader, ahead = 0): Promise<number> => Math.floor(timeOf(await readClock(db), realNow() + ahead));

const turn = async (tx: Tx, change: (row: ClockRow) => Partial<ClockRow>): Promise<ClockRow> => {
  const row = await tx.selectFrom('sandbox_clock').selectAll().forUpdate().executeTakeFirstOrThrow();
  const real_at = realNow();
  const shown = { ...row, real_at, at: timeOf(row, real_at) };
  return tx
    .updateTable('sandbox_clock')
    .set({ ...shown, ...change(shown) })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Something will happen at this simulated time: the clock hurries until then. */
export const keepBusyUntil = async (tx: Tx, until: number): Promise<void> => {
  // Past its last second, since whoever looks sees whole ones.
  await turn(tx, ({ busy_until }) => ({ busy_until: Math.max(busy_until, until + 1) }));
};

interface ClockChange {
  /** Simulated seconds in a real one; 0 stops the clock. */
  readonly speed?: number | undefined;
  /** Seconds to go on by at once. */
  readonly advance?: number | undefined;
  readonly seed?: string | undefined;
}

export const setClock = (services: Services, { speed, advance = 0, seed }: ClockChange): Promise<ClockRow> =>
  services.db
    .transaction()
    .execute((tx) => turn(tx, (row) => ({ speed: speed ?? row.speed, at: row.at + advance, seed: seed ?? row.seed })));
