import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GraphQLSchema } from 'graphql';
import { COMPRESSED } from '../kernel/compress';
import { Budget } from '../kernel/budget';
import { UserError } from '../kernel/errors';
import { Line } from '../kernel/line';
import { logFault } from '../kernel/log';
import { isDatabaseAway } from '../db/database-away';
import { errorBody, tellError } from '../kernel/told-error';
import { whence } from '../sign-in/attempts';
import { bearerOf } from '../sign-in/bearer';
import { findCaller } from '../sign-in/caller';
import { answerNoCaller } from '../sign-in/no-caller';
import type { RequestContext, Services } from '../kernel/context';
import { languageOfCaller } from '../kernel/language';
import { OpenCount } from '../kernel/open-count';
import { originOf } from '../kernel/origin';
import { createGraphQL } from './graphql';
import { limitsOf, type Limits } from './limits';
import { readMultipart } from './multipart';
import { readParams } from './params';
import { toGraphQLError } from './resolve';
import { errorsText } from './run';
import { operationResolvers, readContract, readSchema, type Operations } from './schema';

const DEFAULT_PERPAGE = 20;
const MAX_PERPAGE = 100;
const MAX_BODY = 4 * 1024 * 1024;
/** Requests the people of one container may have open at one process: six for each browser, seldom all at once. */
const MOST_OPEN = 100;
/** Characters one person may send without a pause, and each second from then on: a hundred times what the page does at its busiest. */
const OF_ONE_PERSON = { most: 64 * 1024 * 1024, perSecond: 16 * 1024 * 1024 } as const;
const MULTIPART = Symbol('multipart');
/** Characters of a request that takes some ms to read. */
const LARGE = 32 * 1024;

/** Works with an empty folder of this machine, which is gone afterwards. */
type InScratch = <T>(work: (folder: string) => Promise<T>) => Promise<T>;

interface Contract {
  readonly schema: GraphQLSchema;
  readonly limits: Limits;
}

const contracts = new Map<string, Contract>();

/** The contract's files do not change while a process runs, so each process reads and measures them once. */
const contractAt = (root: string): Contract => {
  const contract = contracts.get(root) ?? { schema: readSchema(root), limits: limitsOf(readContract(root, 'operations')) };
  contracts.set(root, contract);
  return contract;
};

/**
 * `POST /graphql`. GraphQL errors are answered with HTTP 200; 400 means that the token or the host is wrong (specification 1, §8), and
 * 503 that the database or the files are away, or nothing can be written.
 */
export const graphqlPlugin =
  (services: Services, operations: Operations, inScratch: InScratch): FastifyPluginCallback =>
  (app, _options, done) => {
    const { root } = services.config;
    const { schema, limits } = contractAt(root);
    const answer = createGraphQL(schema, operationResolvers(operations), limits);
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
    // Read where it is known what may come.
    app.addContentTypeParser('multipart/form-data', (_request, _payload, parsed) => parsed(null, MULTIPART));

    const open = new OpenCount(MOST_OPEN);
    const budget = new Budget(OF_ONE_PERSON);
    // One in each turn of the event loop, so that whatever else came is answered between two of them.
    const large = new Line({ atOnce: 1, ofOne: 1, waiting: Infinity, waitingOfOne: Infinity, full: () => new Error('Never full.') });
    const contexts = new WeakMap<FastifyRequest, OpenContext>();
    // Before anything of the body is read: what strangers send costs no memory.
    const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const context = await contextOf(services, request, reply);
      if (!context) return reply;
      const leave = open.enter(context.container._id);
      if (!leave) return reply.code(429).send(errorBody(tellError(new UserError('request.tooManyOpen', { values: { most: MOST_OPEN } }))));
      // Whoever hung up meanwhile closes no second time.
      if (reply.raw.destroyed) leave();
      else reply.raw.once('close', leave);
      contexts.set(request, context);
      return undefined;
    };

    const withFiles = (request: FastifyRequest, context: RequestContext): Promise<string> =>
      inScratch(async (folder) => {
        const room = () => services.space.require();
        await room();
        const params = await readMultipart(request.raw, { folder, allow: answer.requireFiles, room });
        return answer(params, context);
      });

    app.post('/graphql', { bodyLimit: MAX_BODY, onRequest, ...COMPRESSED }, async (request, reply) => {
      const context = contexts.get(request);
      if (!context) return reply;
      void reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
      try {
        if (request.body === MULTIPART) return await withFiles(request, context);
        const { length } = String(request.body);
        if (!budget.spend(context.user._id, length))
          return await reply.code(429).send(errorBody(tellError(new UserError('request.tooMuch'))));
        if (length > LARGE) await large.run(context.container._id, () => nextTurn());
        return await answer(readParams(request.body), context);
      } catch (error) {
        if (isDatabaseAway(error)) void reply.code(503);
        return errorsText([toGraphQLError('graphql', error)]);
      } finally {
        for (const work of context.left) await work().catch((error: unknown) => logFault('graphql, once answered', error));
      }
    });
    done();
  };

/** With what is left to do once it is answered. */
type OpenContext = RequestContext & { readonly left: (() => Promise<unknown>)[] };

/** Undefined when the request has been answered already. */
const contextOf = async (services: Services, request: FastifyRequest, reply: FastifyReply): Promise<OpenContext | undefined> => {
  const left: OpenContext['left'] = [];
  try {
    const caller = await findCaller(services.pool, bearerOf(request), request.hostname, textOf(request.headers['login-as']));
    return {
      ...caller,
      services,
      origin: originOf(request),
      from: whence(request),
      language: languageOfCaller(request),
      page: numberIn(request.headers.page, 1, Number.MAX_SAFE_INTEGER),
      perpage: numberIn(request.headers.perpage, DEFAULT_PERPAGE, MAX_PERPAGE),
      idempotencyKey: textOf(request.headers['idempotency-key']) || undefined,
      setTotal: (total, about) => void reply.headers({ 'x-total': total, ...(about && { 'x-total-about': 'true' }) }),
      setUnavailable: () => void reply.code(503),
      left,
      afterwards: (work) => void left.push(work),
    };
  } catch (error) {
    void answerNoCaller(reply, 'sign-in check', error);
    return undefined;
  }
};

const textOf = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header);

/** A whole number from 1 to `most`, or the fallback when the header holds none. */
const numberIn = (header: string | string[] | undefined, fallback: number, most: number): number => {
  const value = Number(textOf(header) || fallback);
  return Number.isInteger(value) && value >= 1 ? Math.min(value, most) : fallback;
};
