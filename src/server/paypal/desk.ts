import type { PaypalDesk } from '../../contract/generated/resolvers';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { readPayments } from '../sales/payments';
import { peopleOf } from '../sales/rows';
import { evidenceFor } from './evidence';
import { toAct } from './list';

/** What was done that is shown. */
const MOST_ACTS = 50;

/** All that is known of one payment beside its row. Throws `paypal.missing`. */
export const readPaypalDesk = async (tx: Tx, containerId: string, id: string): Promise<PaypalDesk> => {
  const [payment] = await readPayments(tx, containerId, { ids: [id] });
  if (!payment) throw new UserError('paypal.missing', { code: 'NOT_FOUND' });
  const acts = await tx
    .selectFrom('paypal_acts')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('item_id', '=', id)
    .orderBy('_id', 'desc')
    .limit(MOST_ACTS)
    .execute();
  const person = await peopleOf(
    tx,
    containerId,
    acts.map(({ user_id }) => user_id),
  );
  return {
    _id: payment._id,
    messages: (payment.dispute?.messages ?? []).map((message) => ({ ...message })),
    acts: acts.map((act) => toAct(act, person)),
    evidence: await evidenceFor(tx, payment),
  };
};
