import type { FastifyRequest } from 'fastify';
import { isLoopbackName } from '../connectors/addresses';

const TIMEOUT_MS = 20_000;

/** Where a picture was to be had, and why it was not. */
export class NotFetched extends Error {}

/** The sandbox takes pictures from the server it lives on, by their path; whatever host the address names, no other is called. */
const ownPath = (origin: string, src: string): string => {
  const url = URL.canParse(src) ? new URL(src) : undefined;
  const own = url && (isLoopbackName(url.hostname) || url.host === new URL(origin).host);
  if (!own || !/^\/(files|static)\//.test(url.pathname)) throw new NotFetched('A valid URL was not provided.');
  return url.pathname + url.search;
};

interface Fetched {
  /** The last part of its address. */
  readonly name: string;
  readonly mimetype: string;
  readonly bytes: Buffer;
}

/** Fetches a picture by its address, as real places do with what they are sent. Throws `NotFetched` with the reason. */
export const fetchPicture = async (
  origin: string,
  request: FastifyRequest,
  src: string,
  { types, most }: { readonly types: RegExp; readonly most: number },
): Promise<Fetched> => {
  const path = ownPath(origin, src);
  const address = `http://127.0.0.1:${request.socket.localPort}${path}`;
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: Error) => {
    throw new NotFetched(error.message);
  });
  if (!response.ok) throw new NotFetched(response.statusText || String(response.status));
  const mimetype = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  if (!types.test(mimetype)) throw new NotFetched('Sorry, you are not allowed to upload this file type.');
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > most) throw new NotFetched('The file is too large.');
  return { name: new URL(src).pathname.split('/').at(-1) ?? 'picture', mimetype, bytes };
};
