import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const OPTIONS = {
  /** Bytes; a shorter answer fits one packet as it is. */
  threshold: 1400,
  encodings: ['zstd', 'br', 'gzip'],
} as const;

/**
 * Options of a route whose answers are compressed. A page of the account site is none: it holds a token beside words a stranger may have put into its
 * address, and the length of the compressed page would tell the token (BREACH). The stream of events is none either.
 */
export const COMPRESSED = { compress: { ...OPTIONS, encodings: [...OPTIONS.encodings] } };

/** Makes `COMPRESSED` known. What comes in is not decompressed, so that a small request can't become a large one. */
export const offerCompression = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, { global: false });
};
