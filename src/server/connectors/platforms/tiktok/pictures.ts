import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Outside } from '../../connector';
import { fetchPicture } from '../../picture';
import type { OutgoingImage } from '../shop';
import type { TikTokClient } from './client';

/** What a picture is for; TikTok measures it by that. */
type UseCase = 'MAIN_IMAGE' | 'ATTRIBUTE_IMAGE' | 'SIZE_CHART_IMAGE';

const uploadedShape = z.object({ uri: z.string() });

/** A form with one picture in it (RFC 7578). */
const formOf = (bytes: Buffer, type: string, useCase: UseCase) => {
  const boundary = randomUUID();
  const part = (head: string): string => `--${boundary}\r\nContent-Disposition: form-data; name=${head}\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([
      Buffer.from(`${part('"use_case"')}${useCase}\r\n${part(`"data"; filename="picture"\r\nContent-Type: ${type}`)}`),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
};

/**
 * Gives TikTok a picture and answers with its name there. A picture no product names is seen by nobody: a call whose answer got lost is made
 * again.
 */
export const uploadPicture = async (client: TikTokClient, outside: Outside, { src }: Pick<OutgoingImage, 'src'>, useCase: UseCase) => {
  const { bytes, type } = await fetchPicture(outside, src);
  return client.call('POST', '/product/202309/images/upload', uploadedShape, { form: formOf(bytes, type, useCase) });
};
