import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Tx } from '../kernel/context';

/** Classes of SQLSTATE that speak of the values of a statement: data exceptions, integrity constraints, limits of the program. */
const ABOUT_VALUES = /^(?:22|23|54)/;

/** Whether a failure is of what was to be written, and not of the database, the connection or another transaction. */
export const isAboutValues = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? ABOUT_VALUES.test(error.code ?? '')
    : error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;

/**
 * Does part of a transaction. Where its values cannot be written, all of the part is undone, the transaction goes on, and the answer is the error.
 * Every other failure is thrown.
 */
export const trySavepoint = async (tx: Tx, work: () => Promise<unknown>): Promise<unknown> => {
  await sql`savepoint part`.execute(tx);
  try {
    await work();
  } catch (error) {
    if (!isAboutValues(error)) throw error;
    await sql`rollback to savepoint part`.execute(tx);
    await sql`release savepoint part`.execute(tx);
    return error;
  }
  await sql`release savepoint part`.execute(tx);
  return null;
};
