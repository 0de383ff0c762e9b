import { isDeepStrictEqual } from 'node:util';
import { labelFault, withStreetWrapped, type LabelFault } from '../../domain/postal/shipping-label';
import { PROVIDERS, type ProviderId } from '../../domain/providers';
import type { AddressState, GateCode } from '../../domain/sales/gates';
import { firstStateOfAll } from '../../domain/sales/order-address';
import { ConnectorError } from '../connectors/connector';
import type { Destination, OutgoingOrder } from '../connectors/providers/provider';
import { findAccount, openFulfilment } from '../fulfilments/account';
import type { Services, Tx } from '../kernel/context';
import type { OrderFacts } from '../sales/facts';
import { addressesOfPieces, destinationOf } from '../sales/line-address';
import type { Planned } from '../sales/standing';

/**
 * An address as a provider is sent it, and why it does not accept it; null: it does, or a person confirmed the addresses of the order as they are.
 */
export const labelFor = (
  to: Destination,
  type: ProviderId,
  { address_state }: Pick<OrderFacts['order'], 'address_state'>,
): { readonly to: Destination; readonly fault: LabelFault | null } => {
  const { label } = PROVIDERS[type];
  if (label === null) return { to, fault: null };
  const wrapped = withStreetWrapped(to, label);
  return { to: wrapped, fault: address_state === 'confirmed' ? null : labelFault(wrapped, label) };
};

/** One address of an order, and the account that can check it. */
interface AddressPart {
  /** Null: nobody who makes it can tell. */
  readonly fulfilment_id: string | null;
  readonly order: Pick<OutgoingOrder, 'to' | 'lines'>;
  /** Why one of its makers does not accept the address; null: all do. */
  readonly fault: LabelFault | null;
}

/** The addresses of an order, each with who is to be asked of it. */
export type AddressQuestion = readonly AddressPart[];

export type AddressVerdict = {
  readonly address_state: Extract<AddressState, 'valid' | 'invalid'>;
  readonly address_code: GateCode<'address'> | null;
};

const VALID: AddressVerdict = { address_state: 'valid', address_code: null };

/** Finds the addresses of an order that have to be checked; null: they are known, or nobody makes anything of the order yet. */
export const addressQuestion = async (tx: Tx, facts: OrderFacts, open: readonly Planned[]): Promise<AddressQuestion | null> => {
  const { order } = facts;
  const routes = open.flatMap(({ route }) => route?.fulfilment_id ?? []);
  if (order.address_state !== 'verifying' || routes.length === 0) return null;
  const makers = await tx
    .selectFrom('fulfilments')
    .select(['_id', 'type'])
    .where('container_id', '=', order.container_id)
    .where('_id', 'in', routes)
    .execute();
  const knows = (id: string): boolean =>
    makers.some(({ _id, type }) => _id === id && PROVIDERS[type].can.some((can) => can === 'addressCheck'));
  const planned = open.flatMap(({ line, quantity, route }) => (route === null ? [] : [{ pieces: { line_id: line._id, quantity }, route }]));
  return addressesOfPieces(
    facts,
    planned.map(({ pieces }) => pieces),
  ).map((to) => {
    const there = planned.filter(({ pieces }) => isDeepStrictEqual(destinationOf(facts, { pieces: [pieces] }), to));
    const fulfilment_id = there.map(({ route }) => route.fulfilment_id).find(knows) ?? null;
    const lines = there.flatMap(({ pieces, route }) =>
      route.fulfilment_id === fulfilment_id ? [{ ...pieces, sku: route.provider_sku, print_files: [] }] : [],
    );
    const faults = there.flatMap(({ route }) => {
      const maker = makers.find(({ _id }) => _id === route.fulfilment_id);
      return (maker && labelFor(to, maker.type, order).fault) ?? [];
    });
    return { fulfilment_id, order: { to, lines }, fault: faults[0] ?? null };
  });
};

/** Asks the provider. Null: it cannot be asked now. */
const checkAddress = async (
  services: Services,
  containerId: string,
  { fulfilment_id, order, fault }: AddressPart,
  signal: AbortSignal,
): Promise<AddressVerdict | null> => {
  if (fault !== null) return { address_state: 'invalid', address_code: fault };
  if (fulfilment_id === null) return VALID;
  try {
    const row = await services.inContainer(containerId, (tx) => findAccount(tx, containerId, fulfilment_id));
    const { account } = await openFulfilment(services, row, signal);
    const refusal = await account.addressCheck?.(order);
    return refusal ? { address_state: 'invalid', address_code: refusal.code } : VALID;
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    // What it has against the rest of the order it says when it gets it.
    return error.retry || error.storeStatus || error.code === 'fulfilment_gone' ? null : VALID;
  }
};

/** Asks about each address. What the formats of its country refuse is asked of nobody. The first faulty one counts; null: one cannot be asked about now. */
export const checkAddresses = async (
  services: Services,
  containerId: string,
  question: AddressQuestion,
  signal: AbortSignal,
): Promise<AddressVerdict | null> => {
  const { address_code } = question.length > 1 ? firstStateOfAll(question.map(({ order }) => order.to)) : { address_code: null };
  if (address_code !== null) return { address_state: 'invalid', address_code };
  for (const part of question) {
    const verdict = await checkAddress(services, containerId, part, signal);
    if (verdict?.address_state !== 'valid') return verdict;
  }
  return VALID;
};
