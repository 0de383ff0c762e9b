import type { Signature } from '../../contract/generated/resolvers';
import { fillIn } from '../../domain/variables';
import { unixNow } from '../kernel/clock';
import type { RequestContext, SignedInUser, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { requireVersion } from '../kernel/version';
import { mailAddress } from '../mail/open';
import { readVariables } from './variables';

const written = async (tx: Tx, containerId: string, owners: readonly string[]) => {
  const rows = await tx
    .selectFrom('signatures')
    .select(['owner', 'body', 'updated_at'])
    .where('container_id', '=', containerId)
    .where('owner', 'in', owners)
    .execute();
  return new Map(rows.map((row) => [row.owner, row]));
};

/** The signature below a mail in a conversation: the writer's own, and under it the mailbox's. Empty: there is none. `user` null: nobody wrote it. */
export const signatureFor = async (tx: Tx, support: Parameters<typeof readVariables>[1], user: SignedInUser | null): Promise<string> => {
  const owners = [...(user ? [user._id] : []), support.store_id];
  const rows = await written(tx, support.container_id, owners);
  const both = owners.flatMap((owner) => rows.get(owner)?.body || []).join('\n');
  return both === '' ? '' : fillIn(both, await readVariables(tx, support, user));
};

/** The caller's own signature and those of the stores that have a mailbox, written or not. */
export const readSignatures = async (tx: Tx, { container, user }: RequestContext): Promise<Signature[]> => {
  const stores = await tx
    .selectFrom('stores')
    .select(['_id', 'sto_name', 'settings'])
    .where('container_id', '=', container._id)
    .where('trashed_at', 'is', null)
    .orderBy('sto_name')
    .orderBy('_id')
    .execute();
  const owners = [
    { _id: user._id, store_id: null, name: '' },
    ...stores.filter((store) => mailAddress(store) !== undefined).map(({ _id, sto_name }) => ({ _id, store_id: _id, name: sto_name })),
  ];
  const rows = await written(
    tx,
    container._id,
    owners.map(({ _id }) => _id),
  );
  return owners.map((owner) => ({ ...owner, body: rows.get(owner._id)?.body ?? '', updated_at: rows.get(owner._id)?.updated_at ?? 0 }));
};

export const signatureSave: MutationOperations['signatureSave'] = operation({
  rule: ({ store_id }) => (store_id?.trim() ? { module: 'store', access: 'update' } : { module: 'messenger', access: 'update' }),
  run: async (tx, { store_id, updated_at, body: typed }, context) => {
    const { container, user } = context;
    const owner = store_id?.trim() || user._id;
    const known = (await readSignatures(tx, context)).find(({ _id }) => _id === owner);
    if (!known) throw new UserError('mail.noMailbox', { code: 'NOT_FOUND', field: 'store_id' });
    await tx
      .insertInto('signatures')
      .values({ owner, body: '', updated_at: 0 })
      .onConflict((conflict) => conflict.columns(['container_id', 'owner']).doNothing())
      .execute();
    const row = tx.selectFrom('signatures').select('updated_at').where('container_id', '=', container._id).where('owner', '=', owner);
    const held = await row.forUpdate().executeTakeFirstOrThrow();
    requireVersion(held, updated_at);
    const saved = { body: typed.trim(), updated_at: Math.max(unixNow(), held.updated_at + 1) };
    await tx.updateTable('signatures').set(saved).where('container_id', '=', container._id).where('owner', '=', owner).execute();
    return { ...known, ...saved };
  },
});
