import { normalAddress } from '../../domain/postal/normal-address';
import { PROVIDER_IDS, PROVIDERS } from '../../domain/providers';
import { isAtProvider, isBeyondRecall } from '../../domain/sales/fulfilment-order';
import type { OrderQuestionCode } from '../../domain/sales/order-questions';
import { isCalledOff, storeChangesOf, type StoreChange } from '../../domain/sales/store-changes';
import type { RefusalCode } from '../../domain/fault';
import { updateRows } from '../db/many-rows';
import type { JobMessage } from '../jobs/tables';
import { refusalIn } from '../kernel/language';
import type { Tx } from '../kernel/context';
import type { Market, OrderFacts } from './facts';
import { enqueueCancel } from './fo-cancels';
import { addressesOfPieces, destinationOf } from './line-address';
import type { FulfilmentOrderRow } from './tables';
import { notifyOfStore } from '../inbox/notify-of-store';

/** Changes that the store's edits raise as a question too, which says more, and which a person answers. */
const ASKED: Readonly<Partial<Record<StoreChange, OrderQuestionCode>>> = { address: 'address_edited', pieces: 'lines_edited' };

const questionsAbout = ({ questions }: OrderFacts['order'], change: StoreChange) => questions.filter(({ code }) => code === ASKED[change]);

const isAnswered = (order: OrderFacts['order'], change: StoreChange): boolean => {
  const questions = questionsAbout(order, change);
  return questions.length > 0 && questions.every(({ open }) => !open);
};

/** Where a fulfilment order is to go now; null: nobody knows, or it was sent before its lines had addresses of their own. */
const wantedOf = (facts: Pick<OrderFacts, 'order' | 'lines'>, { pieces }: FulfilmentOrderRow) => {
  if (facts.order.erased_at !== null || addressesOfPieces(facts, pieces).length > 1) return null;
  return destinationOf(facts, { pieces });
};

/** What the store has changed of an order that providers have already, and nobody has dealt with. */
export const changesAtStore = ({ order, lines, fos, trackings, refundedHere }: OrderFacts): StoreChange[] =>
  storeChangesOf({
    ...order,
    isRemoved: order.removed !== null,
    isCancelledHere: order.cancelled_at !== null,
    refundedHere,
    lines,
    fos: fos.map((fo) => ({
      ...fo,
      to: order.erased_at === null ? fo.sent && normalAddress(fo.sent.to) : null,
      wanted: wantedOf({ order, lines }, fo),
      parcels: trackings.filter(({ fo_id }) => fo_id === fo._id),
    })),
  }).filter((change) => !isAnswered(order, change));

/** Changes of an order that no open question tells of. */
export const untoldChanges = (order: OrderFacts['order']): StoreChange[] =>
  order.store_changes.filter((change) => questionsAbout(order, change).every(({ open }) => !open));

/** Fulfilment orders whose providers are asked to cancel because the store has called the order off: each once, and only where an interface takes it. */
export const calledOffFos = ({ fos }: OrderFacts, changes: readonly StoreChange[], market: Market): FulfilmentOrderRow[] => {
  if (!isCalledOff(changes)) return [];
  return fos.filter((fo) => {
    const maker = market.makers.find(({ _id }) => _id === fo.fulfilment_id);
    const type = PROVIDER_IDS.find((id) => id === maker?.type);
    if (type === undefined || !isAtProvider(fo.status) || fo.called_off_at !== null) return false;
    return PROVIDERS[type].orders === 'api' && PROVIDERS[type].can.some((can) => can === 'cancel');
  });
};

const SENTENCES = {
  cancelled: 'order.changedAtStore.cancelled',
  refunded: 'order.changedAtStore.refunded',
  removed: 'order.changedAtStore.removed',
  part_refunded: 'order.changedAtStore.partRefunded',
  address: 'order.changedAtStore.address',
  pieces: 'order.changedAtStore.pieces',
} as const satisfies Readonly<Record<StoreChange, RefusalCode>>;

const say = (
  refusal: (typeof SENTENCES)[StoreChange] | 'order.changedAtStore.asked' | 'order.changedAtStore.notAsked',
  provider: string,
): JobMessage => {
  const values = { provider };
  return { code: 'changed_at_store', msg: refusalIn('en', refusal, values), refusal, values };
};

/** The sentences people read of it. `makers`: names of fulfilments by their ids, those that were removed too. */
export const changeSentences = (
  { fos }: Pick<OrderFacts, 'fos'>,
  changes: readonly StoreChange[],
  nameOf: (fulfilmentId: string) => string,
): JobMessage[] => {
  const concerned = fos.filter(({ status }) => isBeyondRecall(status) || status === 'shipped');
  const provider = [...new Set(concerned.map(({ fulfilment_id }) => nameOf(fulfilment_id)))].filter(Boolean).join(', ');
  const open = isCalledOff(changes) ? fos.filter(({ status }) => isBeyondRecall(status)) : [];
  const asked = open.filter(({ called_off_at }) => called_off_at !== null);
  const namesOf = (some: readonly FulfilmentOrderRow[]): string =>
    [...new Set(some.map(({ fulfilment_id }) => nameOf(fulfilment_id)))].filter(Boolean).join(', ');
  const notAsked = open.filter(({ called_off_at }) => called_off_at === null);
  return [
    ...changes.map((change) => say(SENTENCES[change], provider)),
    ...(asked.length > 0 ? [say('order.changedAtStore.asked', namesOf(asked))] : []),
    ...(notAsked.length > 0 ? [say('order.changedAtStore.notAsked', namesOf(notAsked))] : []),
  ];
};

/** An order the store has changed since, and what of it is new. */
interface ChangedAtStore {
  readonly facts: OrderFacts;
  readonly changes: readonly StoreChange[];
  readonly calledOff: readonly FulfilmentOrderRow[];
}

/** Asks the providers and tells people, once for each change. Their statuses are written by whoever settles. */
export const followStoreChanges = async (
  tx: Tx,
  containerId: string,
  changed: readonly ChangedAtStore[],
  market: Market,
  now: number,
): Promise<void> => {
  const calledOff = changed.flatMap((each) => each.calledOff);
  await updateRows(
    tx,
    'fulfilment_orders',
    containerId,
    calledOff.map(({ _id }) => ({ _id, called_off_at: now })),
  );
  await enqueueCancel(tx, calledOff);
  const names = new Map(market.makers.map(({ _id, name }) => [_id, name]));
  for (const { facts, changes, calledOff: asked } of changed) {
    const fresh = changes.filter((change) => !facts.order.store_changes.includes(change));
    if (fresh.length === 0) continue;
    const fos = facts.fos.map((fo) => (asked.some(({ _id }) => _id === fo._id) ? { ...fo, called_off_at: now } : fo));
    await notifyOfStore(
      tx,
      { container_id: containerId, store_id: facts.order.store_id },
      {
        type: 'Order',
        code: 'order-changed-at-store',
        module: 'order',
        params: { number: facts.order.number, reason: changeSentences({ fos }, fresh, (id) => names.get(id) ?? '') },
        referent: facts.order._id,
      },
    );
  }
};
