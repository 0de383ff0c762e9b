import { ConnectorError } from './connector';
import { OUTBOUND_TIMEOUT_MS, OutboundError, send, type OutboundRequest, type OutboundResponse } from './outbound';

const noAnswer = (host: string, error: OutboundError): ConnectorError => {
  switch (error.kind) {
    case 'refused_address':
      return new ConnectorError('refused_address', 'shop.privateAddress', { values: { host }, storeStatus: 'Invalid' });
    case 'redirect':
      return new ConnectorError('redirected', 'shop.redirects', { values: { host }, storeStatus: 'Invalid' });
    case 'too_large':
      return new ConnectorError('too_large', 'shop.tooLarge', { values: { host } });
    case 'aborted':
      return new ConnectorError('interrupted', 'job.interrupted', { retry: true });
    case 'timeout':
      return new ConnectorError('timeout', 'shop.timeout', {
        values: { host, seconds: OUTBOUND_TIMEOUT_MS / 1000 },
        retry: true,
        storeStatus: 'Lostconnection',
      });
    case 'unreachable':
      return new ConnectorError('unreachable', 'shop.unreachable', { values: { host }, retry: true, storeStatus: 'Lostconnection' });
  }
};

/** One call to a shop. Throws `ConnectorError` when it brings no answer. */
export const callShop = async (request: OutboundRequest): Promise<OutboundResponse> => {
  try {
    return await send(request);
  } catch (error) {
    if (error instanceof OutboundError) throw noAnswer(request.url.host, error);
    throw error;
  }
};

/** What the status of an answer says by itself, on whatever platform: the shop is down, or does not take the key. Undefined: something else. */
export const failureOfStatus = (host: string, status: number): ConnectorError | undefined => {
  if (status === 429 || status >= 500) {
    return new ConnectorError('shop_down', 'shop.down', {
      values: { host, status: String(status) },
      retry: true,
      storeStatus: 'Lostconnection',
    });
  }
  if (status === 401 || status === 403) {
    return new ConnectorError('unauthorized', 'shop.unauthorized', { values: { host }, storeStatus: 'Invalid' });
  }
  return undefined;
};
