import type { ToldParcel, ToldParcelInput } from '../../contract/generated/resolvers';
import { PROVIDERS } from '../../domain/providers';
import { cleanNumber, courierName, courierWord } from '../../domain/sales/couriers';
import { readTrackingNumbers } from '../../domain/sales/tracking-numbers';
import type { ReadNumbers } from '../../domain/sales/tracking-numbers';
import { isInProduction } from '../../domain/sales/fulfilment-order';
import type { RefusalCode, RefusalValues } from '../../domain/fault';
import { fulfilmentNamed, type FulfilmentRow } from '../fulfilments/rows';
import type { JobMessage } from '../jobs/tables';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { refusalIn } from '../kernel/language';
import { operation, type MutationOperations } from '../kernel/operation';
import { barely, writeTold } from '../making/told';
import { holdOrders, readFacts, type OrderFacts } from '../sales/facts';
import { settleOrders } from '../sales/settle';
import type { FulfilmentOrderRow } from '../sales/tables';

interface Judged {
  readonly told: ToldParcelInput;
  /** Several in one field are several parcels. */
  readonly numbers: readonly string[];
  readonly facts: OrderFacts | null;
  readonly fo: FulfilmentOrderRow | null;
  readonly answer: ToldParcel;
}

const no = <Code extends RefusalCode>(refusal: Code, values: RefusalValues = {}): JobMessage => ({
  code: 'import',
  msg: refusalIn('en', refusal, values),
  refusal,
  values,
});

const isKnown = ({ trackings }: OrderFacts, fo: FulfilmentOrderRow, number: string): boolean =>
  fo.told_numbers.includes(number) || trackings.some(({ tracking_number }) => cleanNumber(tracking_number) === number);

const obstacleTo = (
  facts: OrderFacts | null,
  fo: FulfilmentOrderRow | null,
  reference: string,
  { numbers, refused }: ReadNumbers,
): JobMessage | null => {
  if (!facts || !fo) return no('work.noReference', { reference });
  const [strange] = refused;
  if (strange) return no(strange.refusal, { text: strange.text });
  if (numbers.length === 0) return no('tracking.number');
  if (fo.status === 'cancelled' || fo.status === 'rejected') return no('work.cancelled', { number: facts.order.number });
  return isInProduction(fo.status) || fo.status === 'shipped' ? null : no('work.notHanded', { number: facts.order.number });
};

/** What becomes of one parcel. */
const judge = (told: ToldParcelInput, all: readonly OrderFacts[], fulfilmentId: string): Judged => {
  const reference = told.reference.trim().toLowerCase();
  const isMeant = (fo: FulfilmentOrderRow): boolean => fo.reference.toLowerCase() === reference && fo.fulfilment_id === fulfilmentId;
  const facts = all.find(({ fos }) => fos.some(isMeant)) ?? null;
  const fo = facts?.fos.find(isMeant) ?? null;
  const read = readTrackingNumbers(told.tracking_number);
  const { numbers } = read;
  const msg = obstacleTo(facts, fo, told.reference.trim(), read);
  const known = !msg && facts !== null && fo !== null && numbers.every((number) => isKnown(facts, fo, number));
  const state = msg ? 'refused' : known ? 'known' : 'new';
  const courier_name = courierName(courierWord(told.courier, numbers[0] ?? ''));
  return { told, numbers, facts, fo, answer: { state, order_number: facts?.order.number ?? null, courier_name, msg } };
};

/** Ids of the orders whose fulfilment orders are told of, in the order in which they are held. */
const ordersOf = async (tx: Tx, containerId: string, fulfilmentId: string, parcels: readonly ToldParcelInput[]): Promise<string[]> => {
  const references = [...new Set(parcels.map(({ reference }) => reference.trim().toLowerCase()))];
  const rows = await tx
    .selectFrom('fulfilment_orders')
    .select('order_id')
    .distinct()
    .where('container_id', '=', containerId)
    .where('fulfilment_id', '=', fulfilmentId)
    .where('reference', 'in', references.length === 0 ? [''] : references)
    .execute();
  return rows.map(({ order_id }) => order_id).toSorted();
};

/** What is new of one fulfilment order. */
interface Fresh {
  readonly facts: OrderFacts;
  readonly fo: FulfilmentOrderRow;
  /** By their numbers, each once. */
  readonly parcels: Map<string, ToldParcelInput>;
}

/** Takes in what was told of one fulfilment order: its last parcel has all that is in none yet, since the file tells no pieces. */
const takeIn = async (tx: Tx, { facts, fo, parcels }: Fresh, fulfilment: FulfilmentRow, now: number, by: string): Promise<void> => {
  const order = {
    ...barely(fo, 'shipped' as const),
    parcels: [...parcels].map(([tracking_number, { courier, shipped_at }]) => ({
      tracking_number,
      courier,
      tracking_url: null,
      lines: [],
      shipped_at: shipped_at ?? null,
      delivered_at: null,
    })),
  };
  await writeTold(tx, { facts, fo, fulfilment, order, now, lookAgainAt: null, by });
};

/** Parcels of the same fulfilment order together. */
const byFo = (judged: readonly Judged[]): Fresh[] => {
  const groups = new Map<string, Fresh>();
  for (const { told, numbers, facts, fo, answer } of judged) {
    if (!facts || !fo || answer.state !== 'new') continue;
    const group = groups.get(fo._id) ?? { facts, fo, parcels: new Map<string, ToldParcelInput>() };
    groups.set(fo._id, group);
    for (const number of numbers) if (!isKnown(facts, fo, number) && !group.parcels.has(number)) group.parcels.set(number, told);
  }
  return [...groups.values()];
};

export const trackingImport: MutationOperations['trackingImport'] = operation({
  rule: { module: 'trackingmore', access: 'add' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { fulfilment_id, parcels, dry }, { container, user }, now) => {
    const fulfilment = await fulfilmentNamed(tx, container._id, fulfilment_id);
    const provider = PROVIDERS[fulfilment.type];
    if (provider.orders === 'api') throw new UserError('work.tellsItself', { field: 'fulfilment_id', values: { provider: provider.name } });
    const orderIds = await ordersOf(tx, container._id, fulfilment._id, parcels);
    const facts = await (dry ? readFacts : holdOrders)(tx, container._id, orderIds);
    const judged = parcels.map((told) => judge(told, facts, fulfilment._id));
    if (!dry) {
      const groups = byFo(judged);
      for (const group of groups) await takeIn(tx, group, fulfilment, now, user._id);
      await settleOrders(tx, container._id, [...new Set(groups.map(({ fo }) => fo.order_id))].toSorted(), now);
    }
    return judged.map(({ answer }) => answer);
  },
});
