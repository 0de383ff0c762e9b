import { RequestError, unanswered } from './app-error';
import { errorOfAnswer, REST_TIMEOUT } from './request';
import { watchLine } from './silence';

/**
 * PUTs bytes to an upload link (specification 1, §7); through XMLHttpRequest, which tells how the bytes go. Given up when none went for the
 * time-out of REST calls, however long the whole takes. Rejects with a RequestError unless the answer is a 2xx.
 */
export const putBytes = (url: string, bytes: Blob, mimetype: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const line = watchLine(REST_TIMEOUT);
    const request = new XMLHttpRequest();
    const end = (error?: RequestError): void => {
      line.over();
      if (error) reject(error);
      else resolve();
    };
    const broken = (message: string) => (): void => end(unanswered(message));
    request.open('PUT', url);
    request.setRequestHeader('content-type', mimetype);
    request.upload.onprogress = line.heard;
    request.onerror = broken('The connection broke.');
    request.onabort = broken(`Nothing moved for ${REST_TIMEOUT / 1000} s.`);
    request.onload = () => {
      const { status, responseText } = request;
      const refused = status < 200 || status >= 300;
      end(refused ? new RequestError(errorOfAnswer(status, responseText)) : undefined);
    };
    line.signal.addEventListener('abort', () => request.abort());
    request.send(bytes);
  });
