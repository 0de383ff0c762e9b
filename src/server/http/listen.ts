import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../kernel/config';

/** Where to listen, as the settings say and a machine has it. Throws one sentence when somebody else does there. */
const listening = async ({ port, host }: Config, listen: (where: { port: number; host: string }) => Promise<unknown>): Promise<void> => {
  try {
    await listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Error(`Port ${port} is in use. Set PORT to another one.`);
    // A machine without IPv6.
    if (host !== '::' || (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL')) throw error;
    await listen({ port, host: '0.0.0.0' });
  }
};

/** Throws one sentence when the server could not listen on its port. */
export const checkPort = (config: Config): Promise<void> =>
  listening(config, async (where) => {
    const server = createServer().listen(where);
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  });

/** Lets the server be reached; returns its address. */
export const listen = async (app: FastifyInstance, config: Config): Promise<string> => {
  await listening(config, (where) => app.listen(where));
  return `http://localhost:${(app.server.address() as AddressInfo).port}`;
};
