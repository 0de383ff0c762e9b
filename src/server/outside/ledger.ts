import { sql } from 'kysely';
import type { Ledger } from '../connectors/connector';
import { newId } from '../db/ids';
import type { Services, Tx } from '../kernel/context';

const now = sql<Date>`clock_timestamp()`;

/** The ledger of one account of a container. Each line is written in a transaction of its own: it stands before the call is made. */
export const ledgerOf = ({ inContainer }: Pick<Services, 'inContainer'>, containerId: string, account: string): Ledger => {
  const write = (work: (tx: Tx) => Promise<unknown>): Promise<void> =>
    inContainer(containerId, async (tx) => {
      await work(tx);
    });
  return {
    send: async ({ key, what }) => {
      const _id = newId();
      await write((tx) =>
        tx.insertInto('outside_effects').values({ _id, account, key, what, outcome: null, sent_at: now, ended_at: null }).execute(),
      );
      return (outcome) =>
        write((tx) =>
          tx
            .updateTable('outside_effects')
            .set({ outcome, ended_at: now })
            .where('container_id', '=', containerId)
            .where('_id', '=', _id)
            .execute(),
        );
    },
    unknownFor: (key) =>
      inContainer(containerId, async (tx) => {
        const row = await tx
          .selectFrom('outside_effects')
          .select(sql<number | null>`extract(epoch from clock_timestamp() - max(sent_at))::float8 * 1000`.as('ms'))
          .where('container_id', '=', containerId)
          .where('account', '=', account)
          .where('key', '=', key)
          .where((is) => is.or([is('outcome', 'is', null), is('outcome', '=', 'unknown')]))
          .executeTakeFirst();
        return row?.ms ?? null;
      }),
    firstSent: (key) =>
      inContainer(containerId, async (tx) => {
        const row = await tx
          .selectFrom('outside_effects')
          .select(sql<number | null>`extract(epoch from clock_timestamp() - min(sent_at))::float8 * 1000`.as('ms'))
          .where('container_id', '=', containerId)
          .where('account', '=', account)
          .where('key', '=', key)
          .executeTakeFirst();
        return row?.ms ?? null;
      }),
    settle: (key) =>
      write((tx) =>
        tx
          .updateTable('outside_effects')
          .set({ outcome: 'looked', ended_at: now })
          .where('container_id', '=', containerId)
          .where('account', '=', account)
          .where('key', '=', key)
          .where((is) => is.or([is('outcome', 'is', null), is('outcome', '=', 'unknown')]))
          .execute(),
      ),
  };
};

/** Whether nobody knows yet what became of something that was sent about `key`. */
export const isUnsettled = async (tx: Tx, containerId: string, account: string, key: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('outside_effects')
    .select('_id')
    .where('container_id', '=', containerId)
    .where('account', '=', account)
    .where('key', '=', key)
    .where((is) => is.or([is('outcome', 'is', null), is('outcome', '=', 'unknown')]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether anything that was sent about `key` did act, or may have: an outcome nobody knows, or one that was looked up since, counts. */
export const mayHaveActed = async (tx: Tx, containerId: string, account: string, key: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('outside_effects')
    .select('_id')
    .where('container_id', '=', containerId)
    .where('account', '=', account)
    .where('key', '=', key)
    .where('outcome', 'is distinct from', 'refused')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
