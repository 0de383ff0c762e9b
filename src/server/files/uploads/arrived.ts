import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { refuse } from '../../../domain/fault';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { GONE, type Uploaded } from './uploads';

/** Bytes of an upload that are not those its sender had. */
export const ALTERED = refuse('upload.altered');

/**
 * Writes the parts of an upload as one file of this machine, and gives its path.
 *
 * @throws UserError `upload.gone` when a part is missing, `upload.altered` when they are not what the sender said they are.
 */
export const assemble = async ({ storage }: Services, { parts, sha256 }: Uploaded, folder: string): Promise<string> => {
  const file = path.join(folder, 'upload');
  const hash = createHash('sha256');
  async function* bytes(): AsyncGenerator<Buffer> {
    for (const part of parts) {
      const found = await storage.open(part);
      if (!found) throw UserError.of(GONE.fault);
      for await (const chunk of found.stream as AsyncIterable<Buffer>) {
        hash.update(chunk);
        yield chunk;
      }
    }
  }
  await pipeline(bytes, createWriteStream(file));
  if (parts.length === 0) throw UserError.of(GONE.fault);
  if (sha256 !== null && hash.digest('hex') !== sha256) throw UserError.of(ALTERED.fault);
  return file;
};
