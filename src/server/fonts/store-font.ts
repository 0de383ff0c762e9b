import { accept, type Outcome } from '../../domain/fault';
import { FONT_TYPES } from '../../domain/files/font-rules';
import { fileUrl, incomingKey, storageKey } from '../files/storage/addresses';
import { storageOf } from '../files/storage/storage';
import { GONE } from '../files/uploads/uploads';
import type { FontRequest, StoredFont } from './checking';
import { inspectFont } from './font-file';

/** Checks the bytes of an uploaded font and stores them where they are served. */
export const storeFont = async ({ dataDir, _id, key }: FontRequest): Promise<Outcome<StoredFont>> => {
  const storage = storageOf({ dataDir });
  const bytes = await storage.read(incomingKey(_id));
  if (bytes === null) return GONE;
  const font = inspectFont(bytes);
  if (!font.ok) return font;
  const url = fileUrl(key, 'font', FONT_TYPES[font.value.type].extension);
  await storage.write(storageKey(url) ?? '', bytes);
  return accept({ ...font.value, url, key });
};
