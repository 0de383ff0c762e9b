import type { Bucket } from '../../connector';
import type { Call } from '../../transport';

interface Rate {
  readonly operation: string;
  readonly method?: Call['method'];
  readonly path: RegExp;
  readonly perSecond: number;
  readonly burst: number;
}

/** The usage plans Amazon publishes with its models: of each operation by itself, for a seller and an application together. */
const RATES: readonly Rate[] = [
  { operation: 'searchOrders', path: /^\/orders\/2026-01-01\/orders$/, perSecond: 0.0056, burst: 20 },
  { operation: 'getOrder', path: /^\/orders\/2026-01-01\/orders\//, perSecond: 0.5, burst: 30 },
  { operation: 'confirmShipment', path: /\/shipmentConfirmation$/, perSecond: 2, burst: 10 },
  { operation: 'searchListingsItems', path: /^\/listings\/2021-08-01\/items\/[^/]+$/, perSecond: 5, burst: 5 },
  { operation: 'putListingsItem', method: 'PUT', path: /^\/listings\//, perSecond: 5, burst: 10 },
  { operation: 'patchListingsItem', method: 'PATCH', path: /^\/listings\//, perSecond: 5, burst: 5 },
  { operation: 'deleteListingsItem', method: 'DELETE', path: /^\/listings\//, perSecond: 5, burst: 5 },
  { operation: 'getListingsItem', method: 'GET', path: /^\/listings\//, perSecond: 5, burst: 10 },
  { operation: 'productTypes', path: /^\/definitions\//, perSecond: 5, burst: 10 },
  { operation: 'marketplaceParticipations', path: /^\/sellers\//, perSecond: 0.016, burst: 15 },
  { operation: 'listBalances', path: /^\/finances\//, perSecond: 0.5, burst: 10 },
];

export const bucketsOf = (account: string, { method, url: { pathname } }: Call): readonly Bucket[] => {
  const rate = RATES.find((each) => each.path.test(pathname) && (!each.method || each.method === method));
  return rate ? [{ key: `amazon:${account}:${rate.operation}`, perSecond: rate.perSecond, burst: rate.burst }] : [];
};
