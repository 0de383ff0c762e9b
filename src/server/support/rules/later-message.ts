import type { Tx } from '../../kernel/context';
import type { SupportRow } from '../tables';

/**
 * True where the buyer (`in`) or one of our people (`out`) has written since a message; `messageId` null: at all. Messages that came later have greater ids, whenever
 * they say they were written.
 */
export const hasLaterMessage = async (
  tx: Tx,
  { container_id, _id }: SupportRow,
  messageId: string | null,
  direction: 'in' | 'out',
): Promise<boolean> => {
  const row = await tx
    .selectFrom('messages')
    .select('_id')
    .where('container_id', '=', container_id)
    .where('support_id', '=', _id)
    .where('direction', '=', direction)
    .where('_id', '>', messageId ?? '')
    .where('automatic', '=', false)
    .where('aside', '=', false)
    .where('rule_id', 'is', null)
    .where('code', 'is', null)
    .where('status', '<>', 'failed')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
