import { unlessTaken } from '../db/unless-taken';
import type { CannedReply } from '../../contract/generated/resolvers';
import { newId } from '../db/ids';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { holdKept } from './hold-kept';

/** A word that can be typed after `/`. */
const SHORTCUT = /^[\p{L}\p{N}_-]+$/u;

const shown = ['_id', 'name', 'shortcut', 'body', 'updated_at'] as const;

export const readCannedReplies = (tx: Tx, containerId: string): Promise<CannedReply[]> =>
  tx.selectFrom('canned_replies').select(shown).where('container_id', '=', containerId).orderBy('name').orderBy('_id').execute();

export const makeCannedReply: MutationOperations['makeCannedReply'] = operation({
  rule: ({ _id }) => ({ module: 'messenger', access: _id?.trim() ? 'update' : 'add' }),
  run: async (tx, { _id, updated_at, params }, { container, origin }) => {
    const [name, shortcut, body] = [params.name.trim(), params.shortcut.trim().replace(/^\//u, ''), params.body.trim()];
    if (name === '') throw new UserError('support.nameMissing', { field: 'params.name' });
    if (!SHORTCUT.test(shortcut)) throw new UserError('support.shortcutBad', { field: 'params.shortcut' });
    if (body === '') throw new UserError('support.bodyMissing', { field: 'params.body' });
    const [named, now] = [_id?.trim(), unixNow()];
    if (named) await holdKept(tx, 'canned_replies', container._id, named, updated_at);
    const id = named || newId();
    const values = { name, shortcut, body, origin, updated_at: now };
    return unlessTaken(
      () =>
        tx
          .insertInto('canned_replies')
          .values({ _id: id, ...values, created_at: now })
          .onConflict((conflict) => conflict.columns(['container_id', '_id']).doUpdateSet(values))
          .returning(shown)
          .executeTakeFirstOrThrow(),
      () => new UserError('support.shortcutTaken', { code: 'CONFLICT', field: 'params.shortcut' }),
    );
  },
});

export const removeCannedReply: MutationOperations['removeCannedReply'] = {
  rule: { module: 'messenger', access: 'delete' },
  run: async (tx, { _id }, { container }) => {
    const gone = await tx
      .deleteFrom('canned_replies')
      .where('container_id', '=', container._id)
      .where('_id', '=', _id.trim())
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw new UserError('support.cannedMissing', { code: 'NOT_FOUND' });
    return true;
  },
};
