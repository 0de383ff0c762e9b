import type { Selectable } from 'kysely';
import { TOPUP_LIFE } from '../../domain/billing/topup';
import { movementKey } from '../../domain/billing/wallet';
import { newId } from '../db/ids';
import type { Database } from '../db/schema';
import { DAY, MINUTE, unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { calling, methodNamed, type PaymentMethod, type ToldPayment } from './payment-method';
import { changeCredit } from './wallet';

export type Topup = Selectable<Database['topups']>;

/** Seconds between two looks at a payment nobody told of. */
const LOOK_EVERY = 5 * MINUTE;
/** One that was given up is still looked at, once a day for so long. */
const LOOK_LATE = 30 * DAY;

interface WantedTopup {
  /** Of the form it is sent with. */
  readonly formKey: string;
  readonly cents: number;
  readonly by: string;
}

/** What a topup is known by: the same form with the same amount is the same one. */
const keyOf = ({ formKey, cents }: WantedTopup): string => `${formKey}:${cents}`;

const named = (tx: Tx, containerId: string) => tx.selectFrom('topups').selectAll().where('container_id', '=', containerId);

export const findTopup = (tx: Tx, containerId: string, id: string): Promise<Topup | undefined> =>
  named(tx, containerId).where('_id', '=', id).executeTakeFirst();

/** Begins a topup, and asks for its payment; sent again, reloaded or gone back to, a form leads to the payment it led to first. */
export const beginTopup = async (
  services: Services,
  containerId: string,
  method: PaymentMethod,
  wanted: WantedTopup,
  origin: string,
): Promise<Topup> => {
  const now = unixNow();
  const form_key = keyOf(wanted);
  const topup = await services.inContainer(containerId, async (tx) => {
    const { cents, by } = wanted;
    await tx
      .insertInto('topups')
      .values({ _id: newId(), form_key, amount: cents / 100, method: method.code, by, created_at: now })
      .onConflict((conflict) => conflict.columns(['container_id', 'form_key']).doNothing())
      .execute();
    return named(tx, containerId).where('form_key', '=', form_key).executeTakeFirstOrThrow();
  });
  if (topup.payment !== null) return topup;
  const returnUrl = `${origin}/account/billing/topup/${topup._id}`;
  const { payment, url } = await calling(services, containerId, () =>
    method.start({ reference: topup._id, cents: wanted.cents, returnUrl }, origin),
  );
  return services.inContainer(containerId, async (tx) => {
    await tx
      .updateTable('topups')
      .set({ payment, pay_url: url, next_look_at: now + LOOK_EVERY })
      .where('container_id', '=', containerId)
      .where('_id', '=', topup._id)
      .where('payment', 'is', null)
      .execute();
    return named(tx, containerId).where('_id', '=', topup._id).executeTakeFirstOrThrow();
  });
};

/** What of a topup follows from what its payment service tells. */
const outcomeOf = ({ status, created_at }: Topup, told: ToldPayment, now: number): Pick<Topup, 'status' | 'ended_at' | 'next_look_at'> => {
  if (told.status !== 'open') return { status: told.status, ended_at: now, next_look_at: null };
  const late = now - created_at > TOPUP_LIFE;
  const next_look_at = !late ? now + LOOK_EVERY : now - created_at > LOOK_LATE ? null : now + DAY;
  return { status: late ? 'expired' : status, ended_at: null, next_look_at };
};

/** Brings a topup to what its payment service tells: who comes back, who is told and who looks by the clock come by here, and pay in once. */
const keepTold = (services: Services, { container_id, _id }: Topup, told: ToldPayment): Promise<Topup> =>
  services.inContainer(container_id, async (tx) => {
    const topup = await named(tx, container_id).where('_id', '=', _id).forUpdate().executeTakeFirstOrThrow();
    if (topup.status === 'paid' || topup.status === 'declined') return topup;
    const now = unixNow();
    const { method, payment, by } = topup;
    const change = outcomeOf(topup, told, now);
    if (change.status === 'paid')
      await changeCredit(tx, container_id, {
        kind: 'topup',
        key: movementKey.topup(method, payment ?? ''),
        from: `outside:${method}`,
        to: 'wallet',
        // What was paid is what counts.
        cents: told.cents,
        reference: _id,
        by,
      });
    await tx.updateTable('topups').set(change).where('container_id', '=', container_id).where('_id', '=', _id).execute();
    return { ...topup, ...change, ...(change.status === 'paid' && { amount: told.cents / 100 }) };
  });

/** Asks its payment service how a topup stands. What is over is not asked for. */
export const lookAtTopup = async (services: Services, topup: Topup): Promise<Topup> => {
  const { payment } = topup;
  if (payment === null || topup.status === 'paid' || topup.status === 'declined') return topup;
  const method = await methodNamed(services, topup.method);
  return method ? keepTold(services, topup, await calling(services, topup.container_id, () => method.find(payment))) : topup;
};

/** A payment service says that there is something to look at. Tells whether the payment is one of ours. */
export const lookAtPayment = async (services: Services, method: string, payment: string): Promise<boolean> => {
  const topup = await services.db
    .selectFrom('topups')
    .selectAll()
    .where('method', '=', method)
    .where('payment', '=', payment)
    .executeTakeFirst();
  if (topup) await lookAtTopup(services, topup);
  return topup !== undefined;
};
