import { requireSeen } from '../files/permitted';
import { imageUrl } from '../../domain/files/image-sizes';
import { checkAct } from '../../domain/sales/paypal-disputes';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { readColumns } from '../kernel/audit';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { cleanIds, orThrow } from '../kernel/input';
import { operation, type MutationOperations } from '../kernel/operation';
import { enqueueAct, SENT_SIZE } from './act-errand';
import { evidenceFor } from './evidence';
import { holdItems } from './items';
import { actable, findItems } from './list';

/** What PayPal takes of our pictures. */
const TAKEN = /\.(?:png|jpe?g)$/u;

/** Throws where a file is not there, or none PayPal takes. */
const checkFiles = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const rows = await tx
    .selectFrom('files')
    .select(['_id', 'filename', 'image_sizes'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .where('state', '=', 'ready')
    .where('kind', '<>', 'document')
    .execute();
  if (rows.length < ids.length) throw new UserError('file.missing', { code: 'NOT_FOUND', field: 'files' });
  const strange = rows.find(({ image_sizes }) => !TAKEN.test(imageUrl(image_sizes, SENT_SIZE) ?? ''));
  if (strange) throw new UserError('paypal.fileKind', { field: 'files', values: { name: strange.filename } });
};

export const paypalDispute: MutationOperations['paypalDispute'] = operation({
  rule: { module: 'paypal', access: 'update' },
  audit: {
    action: 'dispute.answered',
    ids: ({ _id }) => [_id],
    read: readColumns('paypal_items', { label: 'transaction_id', shown: [] }),
    details: ({ act, amount }) => ({ act, amount }),
  },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { _id, act: wanted, note: typed, amount = null, files: named }, { container, user }, now) => {
    const [payment] = await holdItems(tx, container._id, '_id', [_id.trim()]);
    if (!payment) throw new UserError('paypal.missing', { code: 'NOT_FOUND' });
    const waiting = await tx
      .selectFrom('paypal_acts')
      .selectAll()
      .where('container_id', '=', container._id)
      .where('item_id', '=', payment._id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    const dispute = actable(payment, waiting);
    if (!dispute) throw new UserError('paypal.noDispute', { code: 'CONFLICT' });
    const note = typed?.trim() ?? '';
    const files = cleanIds(named ?? []);
    const act = orThrow(checkAct({ act: wanted.trim(), note, amount, files }, dispute));
    await requireSeen(tx, { container, user }, files);
    await checkFiles(tx, container._id, files);
    const evidence = act === 'evidence' || act === 'appeal' ? await evidenceFor(tx, payment) : null;
    const row = {
      ...{ _id: newId(), item_id: payment._id, dispute_id: dispute.dispute_id, act, note },
      amount: act === 'offer' ? amount : null,
      ...{ tracking_number: evidence?.tracking_number ?? null, carrier: evidence?.carrier ?? null },
      ...{ send_at: now, msg: null, user_id: user._id, created_at: now },
    };
    await tx
      .insertInto('paypal_acts')
      .values({ ...row, files: jsonb(files), state: 'waiting' })
      .execute();
    await tx
      .updateTable('paypal_items')
      .set({ updated_at: now })
      .where('container_id', '=', container._id)
      .where('_id', '=', payment._id)
      .execute();
    await enqueueAct(tx, { act_id: row._id, account_id: payment.account_id });
    const [item] = await findItems(tx, container._id, [payment._id], now);
    if (!item) throw new UserError('paypal.missing', { code: 'NOT_FOUND' });
    return item;
  },
});
