import { STATUS_CODES } from 'node:http';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { isDatabaseAway } from '../db/database-away';
import type { Services } from '../kernel/context';
import { logFault } from '../kernel/log';
import { StorageAway } from '../kernel/storage';
import { errorBody, tellDatabaseAway, tellError, tellFault, tellNoSpace } from '../kernel/told-error';
import { setSecurityHeaders } from './headers';

/** For what cannot be understood. The page takes any 400 for a bad token (specification 1, §8), so nothing else is answered with it. */
const NOT_UNDERSTOOD = 422;

const plainBody = (message: string) => ({ errors: [{ message }], message });

/** Answers what a route throws, and what the framework finds wrong before there is a route. */
export const answerErrors =
  ({ space }: Services) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    void reply.header('cache-control', 'no-store');
    // No hook sees the answer to an address that cannot be read.
    setSecurityHeaders(request, reply);
    if (space.notice(error)) return reply.code(503).send(errorBody(tellNoSpace()));
    if (isDatabaseAway(error)) {
      logFault(`${request.method} ${request.routeOptions.url}`, error);
      return reply.code(503).send(errorBody(tellDatabaseAway()));
    }
    if (error instanceof StorageAway) return reply.code(503).send(errorBody(tellError(error)));
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status === 400 ? NOT_UNDERSTOOD : status).send(plainBody(error.message));
    return reply.code(status).send(errorBody(tellFault(logFault(`${request.method} ${request.routeOptions.url}`, error))));
  };

const NO_REQUEST: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
};

/** Answers what is no HTTP request, and hangs up. */
export const answerNoRequest = (error: ConnectionError, socket: Socket): void => {
  const [status, sentence] = NO_REQUEST[error.code] ?? [NOT_UNDERSTOOD, 'This is no request.'];
  hangUp(socket, status, sentence);
};

/** Milliseconds a connection stays after its last answer. */
const LINGER = 500;

/** Ends a connection with one sentence, whatever was asked on it. */
export const hangUp = (socket: Socket, status: number, sentence: string): void => {
  if (socket.writable) {
    const body = JSON.stringify(plainBody(sentence));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    // Closed while more arrives, the system would take the answer back before it is read.
    setTimeout(() => socket.destroy(), LINGER).unref();
  }
};
