import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cutShort, drip } from './answers';
import type { Fault } from './shape';

const FULL_PAGE = 100;

const struck = new WeakMap<FastifyRequest, Fault>();

/** What is wrong with the place during this call. */
export const habitsOf = (request: FastifyRequest): Partial<Fault> => struck.get(request) ?? {};

/** Keeps no server alive that is about to stop. */
export const sleep = (ms: number): Promise<void> => wait(ms, undefined, { ref: false });

/** To be asked before each entry of a batch: ends the work, and the connection, where a fault says so. */
export const goOn = (request: FastifyRequest, done: number): void => {
  if (habitsOf(request).stops_after !== done) return;
  request.raw.socket.destroy();
  throw new Error('Killed in the middle of a batch.');
};

const page = (status: number): string => `<html><head><title>${status}</title></head><body>Gateway Time-out</body></html>`;

/** Answers in place of the place, whose own answer is dropped when it comes. */
const giveUp = (reply: FastifyReply, { status }: Fault): void => {
  if (reply.sent) return;
  reply.hijack();
  if (status) reply.raw.writeHead(status, { 'content-type': 'text/html' }).end(page(status));
  else reply.raw.destroy();
};

/** An API that can be spoilt. */
export interface Spoilable {
  placeOf(request: FastifyRequest): string;
  /** The part of its URLs in front of `Fault.path`. */
  readonly base: string;
  /** An answer with this status, in the words of the place. */
  refuse(status: number): Error;
  ownerRemoves?(id: number): Promise<void>;
}

/**
 * Lets tests and demonstrations spoil the APIs of the sandbox: slow answers, errors, answers lost after the work was done, keys that do
 * not arrive, lists without an end. `POST /sandbox/{place}/faults` adds one, `DELETE` takes those of the place back. Kept in memory: a
 * restart heals.
 */
export class Faults {
  private readonly waiting = new Map<string, Fault[]>();

  add(place: string, fault: Fault): void {
    this.waiting.set(place, [...(this.waiting.get(place) ?? []), fault]);
  }

  heal(place: string): void {
    this.waiting.delete(place);
  }

  /** `scope` holds the routes of the API. What spoils a shop's key is asked for before, by `arriving`. */
  spoil(scope: FastifyInstance, api: Spoilable): void {
    scope.addHook('preHandler', async (request, reply) => {
      const fault = this.strike(request, api, ({ key }) => !key);
      if (!fault) return;
      struck.set(request, fault);
      if (fault.gives_up_ms !== undefined) setTimeout(() => giveUp(reply, fault), fault.gives_up_ms).unref();
      await sleep(fault.delay_before_ms);
      if (fault.owner_removes !== undefined) await api.ownerRemoves?.(fault.owner_removes);
      if (fault.reset) {
        reply.hijack();
        reply.raw.destroy();
        return;
      }
      if (!fault.status || fault.gives_up_ms !== undefined) return;
      if (fault.retry_after !== undefined) reply.header('retry-after', fault.retry_after);
      if (fault.html) return reply.code(fault.status).type('text/html').send(page(fault.status));
      throw api.refuse(fault.status);
    });
    scope.addHook('preSerialization', async (request, _reply, payload) => {
      if (!struck.get(request)?.endless || !Array.isArray(payload) || payload.length === 0) return payload;
      return Array.from({ length: FULL_PAGE }, (_, index): unknown => payload[index % payload.length]);
    });
    scope.addHook('onSend', async (request, reply, payload) => {
      const fault = struck.get(request);
      if (!fault) return payload;
      if (fault.total_pages !== undefined) reply.header('x-wp-totalpages', fault.total_pages);
      await sleep(fault.delay_after_ms);
      if (fault.drop) request.raw.socket.destroy();
      if (typeof payload !== 'string') return payload;
      if (fault.cut) return cutShort(payload);
      return fault.drip_ms === undefined ? payload : drip(payload, fault.drip_ms);
    });
  }

  /** Takes the first fault of a kind that waits for this call. */
  strike(
    request: FastifyRequest,
    { placeOf, base }: Pick<Spoilable, 'placeOf' | 'base'>,
    kind: (fault: Fault) => boolean,
  ): Fault | undefined {
    const waiting = this.waiting.get(placeOf(request)) ?? [];
    const path = request.url.slice(request.url.indexOf(base) + base.length);
    const fault = waiting.find((candidate) => kind(candidate) && candidate.method === request.method && path.startsWith(candidate.path));
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times === 0) waiting.splice(waiting.indexOf(fault), 1);
    return fault;
  }
}
