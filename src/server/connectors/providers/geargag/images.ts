import { createHash } from 'node:crypto';
import { z } from 'zod';
import { formWithFiles } from '../../form';
import { fetchPicture } from '../../picture';
import { ProviderRefusal, type JsonClient } from '../client';
import { answerOf } from './client';

const imageShape = answerOf(z.object({ code: z.string() }));

/** What a file is called in Geargag's library, by letters and digits alone: it is known again, for this order. A signature in its address may differ. */
const codeOf = (reference: string, url: URL): string =>
  createHash('sha256').update(`${reference}\n${url.origin}${url.pathname}`).digest('hex').slice(0, 32).toUpperCase();

const isThere = async (client: JsonClient, code: string): Promise<boolean> => {
  try {
    await client.post('/library.json', { shape: imageShape, body: { code } });
    return true;
  } catch (error) {
    if (error instanceof ProviderRefusal) return false;
    throw error;
  }
};

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/svg+xml': 'svg', 'image/gif': 'gif' };

/**
 * Gives Geargag a print file unless it has it, and answers with its name there. An image no order names is seen by nobody: a call whose answer got
 * lost is made again.
 */
export const uploadImage = async (client: JsonClient, reference: string, address: string): Promise<string> => {
  const code = codeOf(reference, new URL(address));
  if (await isThere(client, code)) return code;
  const { bytes, type } = await fetchPicture(client.transport.outside, address);
  const form = formWithFiles({ code }, [{ field: 'file', name: `${code}.${ENDINGS[type] ?? 'png'}`, type, bytes }]);
  try {
    return (await client.post('/image.json', { shape: imageShape, form })).code;
  } catch (error) {
    // An earlier call may have done it.
    if (error instanceof ProviderRefusal && (await isThere(client, code))) return code;
    throw error;
  }
};
