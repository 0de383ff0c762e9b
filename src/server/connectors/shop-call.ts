import type { IncomingHttpHeaders } from 'node:http';
import { ConnectorError } from './connector';
import { OUTBOUND_TIMEOUT_MS, OutboundError, send, type OutboundRequest, type OutboundResponse } from './outbound';

const noAnswer = ({ url: { host }, timeoutMs = OUTBOUND_TIMEOUT_MS }: OutboundRequest, error: OutboundError): ConnectorError => {
  switch (error.kind) {
    case 'refused_address':
      return new ConnectorError('refused_address', 'shop.privateAddress', { values: { host }, storeStatus: 'Invalid' });
    case 'redirect':
      if (error.leadsTo)
        return new ConnectorError('redirected', 'shop.redirectsTo', { values: { host, website: error.leadsTo }, storeStatus: 'Invalid' });
      return new ConnectorError('redirected', 'shop.redirects', { values: { host }, storeStatus: 'Invalid' });
    case 'too_large':
      return new ConnectorError('too_large', 'shop.tooLarge', { values: { host } });
    case 'aborted':
      return new ConnectorError('interrupted', 'job.interrupted', { retry: true });
    case 'timeout':
      return new ConnectorError('timeout', 'shop.timeout', {
        values: { host, seconds: timeoutMs / 1000 },
        retry: true,
        mayBeAtWork: true,
        storeStatus: 'Lostconnection',
      });
    case 'unreachable':
      return new ConnectorError('unreachable', 'shop.unreachable', {
        values: { host },
        retry: true,
        mayBeAtWork: true,
        storeStatus: 'Lostconnection',
      });
  }
};

/** One call to a shop. Throws `ConnectorError` when it brings no answer. */
export const callShop = async (request: OutboundRequest): Promise<OutboundResponse> => {
  try {
    return await send(request);
  } catch (error) {
    if (error instanceof OutboundError) throw noAnswer(request, error);
    throw error;
  }
};

/** Longest pause a shop is granted. */
const MOST_RETRY_AFTER = 15 * 60;

/** Seconds a header Retry-After asks for: a number of them, or a time by the shop's own clock. */
export const retryAfterOf = ({ 'retry-after': wanted, date }: IncomingHttpHeaders): number | undefined => {
  if (!wanted) return undefined;
  const seconds = /^\d+$/.test(wanted) ? Number(wanted) : (Date.parse(wanted) - (Date.parse(date ?? '') || Date.now())) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), MOST_RETRY_AFTER);
};

/** Whether a server in front gave up waiting: the shop itself may be at work still. */
const isGateway = (status: number): boolean => status === 502 || status === 504 || (status >= 520 && status <= 524);

/**
 * What the status of an answer says by itself, on whatever platform: the shop is down, or the call did not get as far as the shop. Undefined:
 * something else. `changes`: the call was one that changes something, and may have done so before it failed.
 */
export const failureOfStatus = (
  host: string,
  { status, headers }: Pick<OutboundResponse, 'status' | 'headers'>,
  changes = false,
): ConnectorError | undefined => {
  if (status === 429 || status >= 500) {
    return new ConnectorError('shop_down', 'shop.down', {
      values: { host, status: String(status) },
      retry: true,
      retryAfter: retryAfterOf(headers),
      mayBeAtWork: isGateway(status) || (changes && status >= 500 && status !== 503),
      storeStatus: 'Lostconnection',
    });
  }
  if (status === 401 || status === 403) {
    return new ConnectorError('blocked', 'shop.blocked', { values: { host, status: String(status) }, storeStatus: 'Invalid' });
  }
  return undefined;
};
