import { cautionKey } from '../../domain/trends/caution';
import { newId } from '../db/ids';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { cleanIds } from '../kernel/input';
import { readWords } from '../listings/trademark-words';
import { settleOrdersBearing } from '../sales/store-orders';
import { operation, type MutationOperations } from '../kernel/operation';

/** Words a container keeps at most. */
const MOST_WORDS = 5000;

const count = async (tx: Tx, containerId: string): Promise<number> => {
  const { words } = await tx
    .selectFrom('trademark_words')
    .select(({ fn }) => fn.countAll<number>().as('words'))
    .where('container_id', '=', containerId)
    .executeTakeFirstOrThrow();
  return words;
};

export const makeTrademarkWords: MutationOperations['makeTrademarkWords'] = operation({
  rule: { module: 'item', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { add, remove }, { container }, now) => {
    const containerId = container._id;
    const gone = cleanIds(remove ?? []);
    const dropped =
      gone.length === 0
        ? []
        : await tx
            .deleteFrom('trademark_words')
            .where('container_id', '=', containerId)
            .where('_id', 'in', gone)
            .returning('word')
            .execute();
    const words = (add ?? []).map((word) => ({ word: word.trim(), key: cautionKey(word) }));
    const empty = words.find(({ word, key }) => word !== '' && key === '');
    if (empty) throw new UserError('trend.noWord', { field: 'add', values: { word: empty.word } });
    const [created_at, fresh] = [unixNow(), words.filter(({ key }) => key !== '')];
    if (fresh.length > 0) {
      await tx
        .insertInto('trademark_words')
        .values(fresh.map((word) => ({ _id: newId(), ...word, created_at })))
        .onConflict((conflict) => conflict.columns(['container_id', 'key']).doNothing())
        .execute();
    }
    if ((await count(tx, containerId)) > MOST_WORDS)
      throw new UserError('trend.tooManyWords', { field: 'add', values: { most: MOST_WORDS } });
    await settleOrdersBearing(
      tx,
      containerId,
      [...dropped, ...fresh].map(({ word }) => word),
      now,
    );
    return readWords(tx, containerId);
  },
});
