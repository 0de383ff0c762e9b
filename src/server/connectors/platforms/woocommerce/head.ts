import { ConnectorError, type Outside } from '../../connector';
import { callShop } from '../../shop-call';

/** Milliseconds until a shop that says nothing is out of order still: a real look has more patience. */
const PATIENCE_MS = 10_000;

/**
 * Whether a shop's server answers a HEAD of its front page. WordPress ends such a request before it draws anything, and no key is sent. An answer
 * with 429 or 5xx says that the shop still wants to be left alone.
 */
export const answersHead = async (
  website: string,
  { allowLoopback, signal, standIns, timeoutMs = PATIENCE_MS }: Pick<Outside, 'allowLoopback' | 'signal' | 'standIns' | 'timeoutMs'>,
): Promise<boolean> => {
  const { origin, pathname, href } = new URL(website);
  const standIn = standIns?.get(origin);
  const url = new URL(standIn === undefined ? href : `${standIn}${pathname}`);
  try {
    const { status } = await callShop({ url, method: 'HEAD', headers: {}, allowLoopback, timeoutMs, ...(signal && { signal }) });
    return status !== 429 && status < 500;
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.code === 'interrupted') throw error;
    return false;
  }
};
