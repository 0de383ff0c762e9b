import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { createLogReader } from '../../client/replay/parse';
import { addClientFiles } from '../../server/http/client-files';
import { addSecurityHeaders } from '../../server/http/headers';
import { EXIT } from './exit-codes';
import { logLines } from './file-bytes';
import type { Outcome } from './outcome';

/** This machine alone: what is in a log is nobody else's. */
const HERE = '127.0.0.1';

const root = path.join(__dirname, '../../..');

/** Reads as far as to know that it is a log; throws an UnreadableLog. */
const checkBegins = async (file: string): Promise<void> => {
  const reader = createLogReader();
  for await (const { text } of logLines(file)) {
    reader.line(text, 1);
    return;
  }
  reader.end(false);
};

/** The lines of whatever reads as a log, so that what another program wrote is shown as well. */
async function* textOf(file: string): AsyncGenerator<string> {
  for await (const { text, whole } of logLines(file)) yield whole ? `${text}\n` : text;
}

/**
 * Serves the screen of recordings with one file to this machine, on a port that is free, until this process ends. No database, no sign-in, no
 * call: the page reads the file from here and nothing else. Whoever else works on this machine does not know where in it the file lies.
 * Throws an UnreadableLog.
 */
export const openScreen = async (file: string): Promise<Outcome> => {
  await checkBegins(file);
  const app = fastify();
  const place = `/files/${randomBytes(24).toString('base64url')}/attachment.bin`;
  let host = '';
  // A page elsewhere whose name was made to lead here asks by that name.
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host !== host) await reply.code(421).send('');
  });
  // The page is asked for in the language the browser likes.
  await app.register(cookie);
  addSecurityHeaders(app);
  // The page is told that it stands alone, which no page of a shop is.
  app.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' ? payload.replace('<html ', '<html data-alone ') : payload,
  );
  app.get(place, (_request, reply) =>
    reply
      .type('application/octet-stream')
      .header('cache-control', 'no-store')
      .send(Readable.from(textOf(file))),
  );
  await addClientFiles(app, { root, hub: undefined }, { ahead: () => [] });
  await app.listen({ host: HERE, port: 0 });
  host = `${HERE}:${(app.server.address() as AddressInfo).port}`;
  const address = `http://${host}/qa?${new URLSearchParams({ file: place, name: path.basename(file) })}`;
  return {
    exit: EXIT.same,
    told: { address },
    lines: [`${file} is open at`, `  ${address}`, 'Only this computer can open the page, until you stop this command (Ctrl C).'],
  };
};
