import { normalAddress } from '../../domain/postal/normal-address';
import { labelFault, withStreetWrapped, type LabelFault } from '../../domain/postal/shipping-label';
import { PROVIDERS, type ProviderId } from '../../domain/providers';
import type { AddressState, GateCode } from '../../domain/sales/gates';
import { ConnectorError } from '../connectors/connector';
import type { Destination, OutgoingOrder } from '../connectors/providers/provider';
import { findAccount, openFulfilment } from '../fulfilments/account';
import type { Services, Tx } from '../kernel/context';
import type { OrderFacts } from '../sales/facts';
import type { Planned } from '../sales/standing';

/** Where an order goes, as its country writes it: the buyer's own words stay with the order. */
export const destinationOf = ({ address, buyer }: Pick<OrderFacts['order'], 'address' | 'buyer'>): Destination =>
  normalAddress(address ?? buyer);

/** The address as a provider is sent it, and why it does not accept it; null: it does, or a person confirmed the address as it is. */
export const labelFor = (
  order: Pick<OrderFacts['order'], 'address' | 'buyer' | 'address_state'>,
  type: ProviderId,
): { readonly to: Destination; readonly fault: LabelFault | null } => {
  const { label } = PROVIDERS[type];
  const to = destinationOf(order);
  if (label === null) return { to, fault: null };
  const wrapped = withStreetWrapped(to, label);
  return { to: wrapped, fault: order.address_state === 'confirmed' ? null : labelFault(wrapped, label) };
};

/** Whom an order's address is to be asked of. */
export interface AddressQuestion {
  /** Null: nobody who makes it can tell. */
  readonly fulfilment_id: string | null;
  readonly order: Pick<OutgoingOrder, 'to' | 'lines'>;
  /** Why one of its makers does not accept the address; null: all do. */
  readonly fault: LabelFault | null;
}

export type AddressVerdict = {
  readonly address_state: Extract<AddressState, 'valid' | 'invalid'>;
  readonly address_code: GateCode<'address'> | null;
};

const VALID: AddressVerdict = { address_state: 'valid', address_code: null };

/** What to ask about an order's address; null: nothing, for it is known, or nobody makes anything of the order yet. */
export const addressQuestion = async (tx: Tx, { order }: OrderFacts, open: readonly Planned[]): Promise<AddressQuestion | null> => {
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
  const fulfilment_id = routes.find(knows) ?? null;
  const lines = open.flatMap(({ line, quantity, route }) =>
    route?.fulfilment_id === fulfilment_id && route !== null
      ? [{ line_id: line._id, sku: route.provider_sku, quantity, print_files: [] }]
      : [],
  );
  const fault = makers.map(({ type }) => labelFor(order, type).fault).find((each) => each !== null) ?? null;
  return { fulfilment_id, order: { to: destinationOf(order), lines }, fault };
};

/** Asks the provider. Null: it cannot be asked now. */
export const checkAddress = async (
  services: Services,
  containerId: string,
  { fulfilment_id, order, fault }: AddressQuestion,
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
