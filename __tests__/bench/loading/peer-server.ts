import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { PAGE_SCRIPT } from '../page-script';
import { peerRows } from './rows';

const PAGE = '<!doctype html><meta charset="utf-8"><title>Items</title><div id="root"></div><script defer src="/page.js"></script>';

export interface PeerServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Serves a page of one script: signing in and a list, as MUI's own examples make them. */
export const startPeer = async (): Promise<PeerServer> => {
  const { outputFiles } = await build({
    ...PAGE_SCRIPT,
    entryPoints: [path.resolve(__dirname, '../loading/peer.tsx')],
    write: false,
  });
  const script = brotliCompressSync(outputFiles[0]?.contents ?? '');
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname === '/page.js') answer.setHeader('content-encoding', 'br').setHeader('content-type', 'text/javascript').end(script);
    else if (pathname === '/api/rows') answer.end(JSON.stringify(peerRows(Number(searchParams.get('perpage') ?? 20))));
    else if (pathname === '/api/login') answer.end();
    else answer.setHeader('content-type', 'text/html').end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
