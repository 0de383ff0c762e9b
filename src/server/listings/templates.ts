import type { ListingTemplate } from '../../contract/generated/resolvers';
import { newId } from '../db/ids';
import { unlessTaken } from '../db/unless-taken';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { requireVersion } from '../kernel/version';

const shown = ['_id', 'name', 'body', 'updated_at'] as const;

const missing = (): UserError => new UserError('listingTemplate.missing', { code: 'NOT_FOUND', field: '_id' });

export const readTemplates = (tx: Tx, containerId: string): Promise<ListingTemplate[]> =>
  tx.selectFrom('listing_templates').select(shown).where('container_id', '=', containerId).orderBy('name').orderBy('_id').execute();

const hold = async (tx: Tx, containerId: string, id: string, opened: number | null | undefined): Promise<void> => {
  const there = await tx
    .selectFrom('listing_templates')
    .select('updated_at')
    .where('container_id', '=', containerId)
    .where('_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!there) throw missing();
  requireVersion(there, opened);
};

export const makeListingTemplate: MutationOperations['makeListingTemplate'] = operation({
  rule: ({ _id }) => ({ module: 'item_info', access: _id?.trim() ? 'update' : 'add' }),
  run: async (tx, { _id, updated_at, params }, { container }) => {
    const [name, body] = [params.name.trim(), params.body.trim()];
    if (name === '') throw new UserError('listingTemplate.nameMissing', { field: 'params.name' });
    if (body === '') throw new UserError('listingTemplate.bodyMissing', { field: 'params.body' });
    const [named, now] = [_id?.trim(), unixNow()];
    if (named) await hold(tx, container._id, named, updated_at);
    const values = { name, body, updated_at: now };
    return unlessTaken(
      () =>
        tx
          .insertInto('listing_templates')
          .values({ _id: named || newId(), ...values, created_at: now })
          .onConflict((conflict) => conflict.columns(['container_id', '_id']).doUpdateSet(values))
          .returning(shown)
          .executeTakeFirstOrThrow(),
      () => new UserError('listingTemplate.nameTaken', { code: 'CONFLICT', field: 'params.name', values: { name } }),
    );
  },
});

export const removeListingTemplate: MutationOperations['removeListingTemplate'] = {
  rule: { module: 'item_info', access: 'delete' },
  run: async (tx, { _id }, { container }) => {
    const gone = await tx
      .deleteFrom('listing_templates')
      .where('container_id', '=', container._id)
      .where('_id', '=', _id.trim())
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw missing();
    return true;
  },
};
