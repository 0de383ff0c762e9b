import { ECB_FEED } from '../../domain/integrations/integrations';
import type { Outside } from '../connectors/connector';
import { callShop, failureOfStatus } from '../connectors/shop-call';
import { UserError } from '../kernel/errors';

const CUBE = /<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"](\d{1,12}(?:\.\d{1,12})?)['"]\s*\/>/g;

/** Dollars a unit of each currency is worth, by what a euro is worth in each; null: that is no such feed. */
export const ratesIn = (xml: string): ReadonlyMap<string, number> | null => {
  const perEuro = new Map([...xml.matchAll(CUBE)].map(([, currency = '', rate]) => [currency, Number(rate)] as const));
  const dollar = perEuro.get('USD');
  if (!dollar) return null;
  const others = [...perEuro].filter(([currency, rate]) => currency !== 'USD' && rate > 0);
  return new Map([['EUR', dollar], ...others.map(([currency, rate]) => [currency, Number((dollar / rate).toFixed(8))] as const)]);
};

/** Reads a feed of exchange rates in the form of the European Central Bank's. Throws `ConnectorError`, or `UserError` where the address has none. */
export const readFeed = async (address: string, { allowLoopback, signal, timeoutMs }: Outside): Promise<ReadonlyMap<string, number>> => {
  const url = new URL(address || ECB_FEED);
  const headers = { accept: 'application/xml, text/xml' };
  const answer = await callShop({ url, method: 'GET', headers, allowLoopback, timeoutMs, ...(signal && { signal }) });
  const failure = failureOfStatus(url.host, answer);
  if (failure) throw failure;
  const rates = answer.status === 200 ? ratesIn(answer.body) : null;
  if (!rates) throw new UserError('integration.noFeed', { values: { address: url.host + url.pathname } });
  return rates;
};
