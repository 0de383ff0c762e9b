import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isPublicAddress } from '../connectors/addresses';
import { RestError } from './rest-error';

const MAX_DELAY_MS = 120_000;

const faultShape = z.object({
  method: z.enum(['GET', 'POST', 'PUT']),
  /** Beginning of the path behind /wp-json/wc/v3, such as `/products`. */
  path: z.string(),
  /** How many calls it spoils. */
  times: z.number().int().positive().default(1),
  /** Waits before the work is done. */
  delay_before_ms: z.number().int().min(0).max(MAX_DELAY_MS).default(0),
  /** Waits after the work is done, before the answer leaves. */
  delay_after_ms: z.number().int().min(0).max(MAX_DELAY_MS).default(0),
  /** Answers this status instead of doing the work. */
  status: z.number().int().min(400).max(599).optional(),
  /** Does the work, then breaks the connection instead of answering. */
  drop: z.boolean().default(false),
});
type Fault = z.infer<typeof faultShape>;

/** Keeps no server alive that is about to stop. */
const sleep = (ms: number): Promise<void> => wait(ms, undefined, { ref: false });

/**
 * Lets tests and demonstrations spoil the shop's REST interface: slow answers, errors, answers lost after the work was done.
 * `POST /sandbox/{shop}/faults` adds one, `DELETE` takes all back; both from this machine only. Kept in memory: a restart heals.
 */
export class Faults {
  private readonly waiting: Fault[] = [];
  private readonly struck = new WeakMap<FastifyRequest, Fault>();

  register(scope: FastifyInstance): void {
    scope.post('/:shop/faults', async (request, reply) => {
      this.fromThisMachineOnly(request);
      const fault = faultShape.safeParse(request.body);
      if (!fault.success) throw new RestError(400, 'rest_invalid_param', 'That is no fault this shop knows.');
      this.waiting.push(fault.data);
      return reply.code(204).send();
    });
    scope.delete('/:shop/faults', async (request, reply) => {
      this.fromThisMachineOnly(request);
      this.waiting.length = 0;
      return reply.code(204).send();
    });
  }

  /** `scope` holds the REST routes; `base` is the URL part in front of `Fault.path`. */
  spoil(scope: FastifyInstance, base: string): void {
    scope.addHook('preHandler', async (request) => {
      const path = request.url.slice(request.url.indexOf(base) + base.length);
      const fault = this.waiting.find((candidate) => candidate.method === request.method && path.startsWith(candidate.path));
      if (!fault) return;
      fault.times -= 1;
      if (fault.times === 0) this.waiting.splice(this.waiting.indexOf(fault), 1);
      this.struck.set(request, fault);
      await sleep(fault.delay_before_ms);
      if (fault.status) throw new RestError(fault.status, 'internal_server_error', 'There has been a critical error on this website.');
    });
    scope.addHook('onSend', async (request) => {
      const fault = this.struck.get(request);
      if (!fault) return;
      await sleep(fault.delay_after_ms);
      if (fault.drop) request.raw.socket.destroy();
    });
  }

  private fromThisMachineOnly(request: FastifyRequest): void {
    if (isPublicAddress(request.socket.remoteAddress ?? '')) throw new RestError(403, 'rest_forbidden', 'Only from this machine.');
  }
}
