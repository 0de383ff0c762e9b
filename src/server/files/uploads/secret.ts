import { timingSafeEqual } from 'node:crypto';
import type { Config } from '../../kernel/config';
import { readKey } from '../../kernel/keys';

/** The key that signs uploads and names previews. */
export const uploadsKey = (config: Config): Promise<Buffer> => readKey('UPLOADS_KEY', config.dataDir);

export const sameSignature = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
