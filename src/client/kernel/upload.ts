import { OFFSET_HEADER } from '../../domain/files/upload-parts';
import { RequestError, unanswered } from './app-error';
import { cancellable } from './effects';
import { errorOfAnswer, REST_TIMEOUT, restCall } from './request';
import { watchLine } from './silence';

/** Bytes of an upload, from the first to the one before `end`. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly size: number;
}

/**
 * PUTs a part of an upload to its link (specification 1, §7); through XMLHttpRequest, which tells how the bytes go. Given up when none went for
 * the time-out of REST calls, however long the whole takes. Rejects with a RequestError unless the answer is a 2xx.
 */
export const putPart = (url: string, bytes: Blob, mimetype: string, { start, end, size }: Part): Promise<void> => {
  const request = new XMLHttpRequest();
  const sent = new Promise<void>((resolve, reject) => {
    const line = watchLine(REST_TIMEOUT);
    const finish = (error?: RequestError): void => {
      line.over();
      if (error) reject(error);
      else resolve();
    };
    const broken = (message: string) => (): void => finish(unanswered(message));
    request.open('PUT', url);
    request.setRequestHeader('content-type', mimetype);
    if (start > 0 || end < size) request.setRequestHeader('content-range', `bytes ${start}-${end - 1}/${size}`);
    request.upload.onprogress = line.heard;
    request.onerror = broken('The connection broke.');
    request.onabort = broken(`Nothing moved for ${REST_TIMEOUT / 1000} s.`);
    request.onload = () => {
      const { status, responseText } = request;
      finish(status >= 200 && status < 300 ? undefined : new RequestError(errorOfAnswer(status, responseText)));
    };
    line.signal.addEventListener('abort', () => request.abort());
    request.send(bytes.slice(start, end));
  });
  return cancellable(sent, () => request.abort());
};

/** How many bytes have arrived at an upload's link, from the first on. `old`: it takes nothing any more. `gone`: there is no such upload. */
export const receivedAt = async (url: string): Promise<number | 'old' | 'gone'> => {
  try {
    const { headers } = await restCall(url, { method: 'HEAD' });
    return Number(headers.get(OFFSET_HEADER));
  } catch (error) {
    const kind = error instanceof RequestError ? error.appError.kind : undefined;
    if (kind === 'not-found') return 'gone';
    if (kind === 'refused') return 'old';
    throw error;
  }
};

/** SHA-256 of the bytes, in hex; undefined where the browser gives no way to it, outside secure contexts. Rejects when they cannot be read. */
export const checksum = async (bytes: Blob): Promise<string | undefined> => {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', await bytes.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
