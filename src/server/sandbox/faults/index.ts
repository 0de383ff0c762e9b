import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isPublicAddress } from '../../connectors/addresses';
import type { Arriving } from '../shop/keys';
import { RestError } from '../shop/rest-error';

const MAX_DELAY_MS = 120_000;
const FULL_PAGE = 100;

const faultShape = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  /** Beginning of the path behind /wp-json/wc/v3, such as `/products`. */
  path: z.string(),
  /** How many calls it spoils. */
  times: z.number().int().positive().default(1),
  /** Waits before the work is done. */
  delay_before_ms: z.number().int().min(0).max(MAX_DELAY_MS).default(0),
  /** Waits after the work is done, before the answer leaves. */
  delay_after_ms: z.number().int().min(0).max(MAX_DELAY_MS).default(0),
  /** Answers this status instead of doing the work, or as the gateway that gives up. */
  status: z.number().int().min(400).max(599).optional(),
  /** With a status: the header Retry-After. */
  retry_after: z.string().optional(),
  /** A server in front waits no longer: it answers the status, or breaks the connection, while the shop works on. */
  gives_up_ms: z.number().int().min(0).max(MAX_DELAY_MS).optional(),
  /** Does the work, then breaks the connection instead of answering. */
  drop: z.boolean().default(false),
  /** The header Authorization is lost on the way, or the call counts as one over plain http, where a shop looks at no key. */
  key: z.enum(['header_stripped', 'plain_http']).optional(),
  /** A list that never ends: each page is full of what the first one holds. */
  endless: z.boolean().default(false),
  /** A slow shop: how long it takes to save a product or one variation, after it has looked whether the SKU is free. */
  save_ms: z.number().int().min(0).max(MAX_DELAY_MS).default(0),
  /** A slow shop: how long it takes to fetch and resize one picture. */
  picture_ms: z.number().int().min(0).max(MAX_DELAY_MS).default(0),
  /** A shop older than WooCommerce 9.3: two requests at once make two products with one SKU. */
  unlocked: z.boolean().default(false),
  /** The owner removes this product or variation for good while the call is on its way. */
  owner_removes: z.number().int().optional(),
  /** In a batch, the variation with this SKU is refused. */
  refuses_sku: z.string().optional(),
  /** Lists announce so many pages, whatever they have. */
  total_pages: z.number().int().optional(),
});
type Fault = z.infer<typeof faultShape>;

const struck = new WeakMap<FastifyRequest, Fault>();

/** What is wrong with the shop during this call. */
export const habitsOf = (request: FastifyRequest): Partial<Fault> => struck.get(request) ?? {};

/** Keeps no server alive that is about to stop. */
export const sleep = (ms: number): Promise<void> => wait(ms, undefined, { ref: false });

/** Answers in place of the shop, whose own answer is dropped when it comes. */
const giveUp = (reply: FastifyReply, { status }: Fault): void => {
  if (reply.sent) return;
  reply.hijack();
  if (status) reply.raw.writeHead(status, { 'content-type': 'text/html' }).end('<html><body>Gateway Time-out</body></html>');
  else reply.raw.destroy();
};

/**
 * Lets tests and demonstrations spoil the shop's REST interface: slow answers, errors, answers lost after the work was done, keys that do
 * not arrive, lists without an end.
 * `POST /sandbox/{shop}/faults` adds one, `DELETE` takes all back; both from this machine only. Kept in memory: a restart heals.
 */
export class Faults {
  private readonly waiting: Fault[] = [];

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

  /** `scope` holds the REST routes; `base` is the URL part in front of `Fault.path`. What spoils the key is asked for before, by `arriving`. */
  spoil(scope: FastifyInstance, base: string, ownerRemoves: (id: number) => Promise<void>): void {
    scope.addHook('preHandler', async (request, reply) => {
      const fault = this.strike(request, base, ({ key }) => !key);
      if (!fault) return;
      struck.set(request, fault);
      if (fault.gives_up_ms !== undefined) setTimeout(() => giveUp(reply, fault), fault.gives_up_ms).unref();
      await sleep(fault.delay_before_ms);
      if (fault.owner_removes !== undefined) await ownerRemoves(fault.owner_removes);
      if (!fault.status || fault.gives_up_ms !== undefined) return;
      if (fault.retry_after !== undefined) reply.header('retry-after', fault.retry_after);
      throw new RestError(fault.status, 'internal_server_error', 'There has been a critical error on this website.');
    });
    scope.addHook('preSerialization', async (request, _reply, payload) => {
      if (!struck.get(request)?.endless || !Array.isArray(payload) || payload.length === 0) return payload;
      return Array.from({ length: FULL_PAGE }, (_, index): unknown => payload[index % payload.length]);
    });
    scope.addHook('onSend', async (request, reply) => {
      const fault = struck.get(request);
      if (!fault) return;
      if (fault.total_pages !== undefined) reply.header('x-wp-totalpages', fault.total_pages);
      await sleep(fault.delay_after_ms);
      if (fault.drop) request.raw.socket.destroy();
    });
  }

  /** What of a call's key arrives. */
  arriving(request: FastifyRequest, base: string): Arriving {
    const fault = this.strike(request, base, ({ key }) => key !== undefined);
    return { header: fault?.key !== 'header_stripped', secure: fault?.key !== 'plain_http' };
  }

  private strike(request: FastifyRequest, base: string, kind: (fault: Fault) => boolean): Fault | undefined {
    const path = request.url.slice(request.url.indexOf(base) + base.length);
    const fault = this.waiting.find(
      (candidate) => kind(candidate) && candidate.method === request.method && path.startsWith(candidate.path),
    );
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times === 0) this.waiting.splice(this.waiting.indexOf(fault), 1);
    return fault;
  }

  private fromThisMachineOnly(request: FastifyRequest): void {
    if (isPublicAddress(request.socket.remoteAddress ?? '')) throw new RestError(403, 'rest_forbidden', 'Only from this machine.');
  }
}
