import { isProviderId, PROVIDERS } from '../../domain/providers';
import type { Fault } from '../../domain/fault';
import { ConnectorError } from '../connectors/connector';
import type { Shelf } from '../connectors/providers/provider';
import { shelfOf } from '../connectors/providers/shelf';
import { openFulfilment } from '../fulfilments/account';
import { visibleFulfilments, type FulfilmentRow } from '../fulfilments/rows';
import type { RequestContext, Services } from '../kernel/context';
import { UserError } from '../kernel/errors';

/** Milliseconds somebody waits for a provider's answer. */
const PATIENCE = 40_000;

interface Asked {
  readonly fulfilment?: string | null;
  readonly provider?: string | null;
}

/** The account that is meant: the one that is named, or the first at a provider. Throws where there is none, or it has nothing to choose from. */
export const accountOf = async ({ fulfilment, provider }: Asked, { services, container }: RequestContext): Promise<FulfilmentRow> => {
  const [id, type] = [fulfilment?.trim() ?? '', provider?.trim() ?? ''];
  if (id === '' && !isProviderId(type)) throw new UserError('source.noneChosen', { field: 'fulfilment' });
  const row = await services.inContainer(container._id, (tx) =>
    visibleFulfilments(tx, container._id)
      .selectAll('f')
      .$if(id !== '', (rows) => rows.where('f._id', '=', id))
      .$if(id === '' && isProviderId(type), (rows) => rows.where('f.type', '=', type as FulfilmentRow['type']))
      .orderBy('f.created_at')
      .orderBy('f._id')
      .executeTakeFirst(),
  );
  if (!row) {
    if (id !== '' || !isProviderId(type)) throw new UserError('fulfilment.missing', { code: 'NOT_FOUND', field: 'fulfilment' });
    throw new UserError('source.notConnected', { code: 'CONFLICT', field: 'provider', values: { provider: PROVIDERS[type].name } });
  }
  const { name, can } = PROVIDERS[row.type];
  if (!can.includes('catalogue')) throw new UserError('source.noCatalogue', { field: 'fulfilment', values: { provider: name } });
  return row;
};

/** Asks an account for what it makes; `signal` ends it. */
export const onShelf = async <T>(
  services: Services,
  fulfilment: FulfilmentRow,
  signal: AbortSignal,
  ask: (shelf: Shelf) => Promise<T>,
): Promise<T> => {
  const { name } = PROVIDERS[fulfilment.type];
  const { account } = await openFulfilment(services, fulfilment, signal);
  const shelf = shelfOf(account, name);
  if (!shelf) throw new UserError('source.noCatalogue', { values: { provider: name } });
  return ask(shelf);
};

/** The same while somebody waits: an answer, or the reason why there is none. */
export const tryShelf = async <T>(
  services: Services,
  fulfilment: FulfilmentRow,
  ask: (shelf: Shelf) => Promise<T>,
): Promise<{ readonly told: T; readonly reason: null } | { readonly told: null; readonly reason: Pick<Fault, 'refusal' | 'values'> }> => {
  try {
    return { told: await onShelf(services, fulfilment, AbortSignal.timeout(PATIENCE), ask), reason: null };
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    // It was us who did not wait any longer.
    if (error.code === 'interrupted')
      return { told: null, reason: { refusal: 'source.slow', values: { provider: PROVIDERS[fulfilment.type].name } } };
    return { told: null, reason: { refusal: error.refusal, values: error.values } };
  }
};
