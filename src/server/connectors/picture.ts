import { ConnectorError, type Outside } from './connector';
import { failureOfStatus } from './shop-call';
import { Transport } from './transport';

interface Picture {
  readonly bytes: Buffer;
  /** Such as `image/png`. */
  readonly type: string;
}

/** Reads a picture from where it is shown, for platforms that are sent its bytes and not its address. */
export const fetchPicture = (outside: Outside, src: string): Promise<Picture> => {
  const url = new URL(src);
  const transport = new Transport({}, outside, { name: url.host, sign: (call) => call });
  return transport.ask({ method: 'GET', url, headers: { accept: 'image/*' } }, (response) => {
    const type = response.headers['content-type']?.split(';')[0]?.trim() ?? '';
    if (response.status === 200 && type.startsWith('image/')) return { bytes: response.bytes, type };
    throw failureOfStatus(url.host, response) ?? noPicture(url);
  });
};

const noPicture = (url: URL): ConnectorError =>
  new ConnectorError('no_picture', 'shop.noPicture', { values: { host: url.host }, retry: true });
