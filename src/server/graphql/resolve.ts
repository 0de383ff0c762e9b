import { GraphQLError } from 'graphql';
import type { RequestContext, Tx } from '../kernel/context';
import { recordDenial, withAudit } from '../audit/record';
import { tellChanged } from '../db/channel';
import { isDatabaseAway } from '../db/database-away';
import { forgetLists } from '../db/kept-pages';
import { UserError } from '../kernel/errors';
import { logFault } from '../kernel/log';
import { measure, secondsSince, type Measurements } from '../kernel/measure';
import type { Operation, MutationOperations } from '../kernel/operation';
import { runOperation } from '../kernel/verdict';
import { mutationChanges } from './mutation-changes';
import { claim, findAnswer, intentOf, storeAnswer, type Intent } from './idempotency';
import { requirePermission } from '../kernel/permission';
import { tellDatabaseAway, tellFault, tellNoSpace } from '../kernel/told-error';
import { graphQLError, userGraphQLError } from './graphql-error';

/** Answers one field of Query or Mutation; with `whole`, an operation that can may answer JsonText. */
export type Resolver = (args: unknown, context: RequestContext, whole: boolean) => Promise<unknown>;
/** The resolver of every operation; below them there are none, since operations answer plain rows. */
export interface Resolvers {
  readonly Query: Readonly<Record<string, Resolver>>;
  readonly Mutation: Readonly<Record<string, Resolver>>;
}

type AnyOperation = Operation<unknown, unknown>;

/** Rule, preparation, tenant transaction: in this order, for every field of Query. */
export const queryResolver = (name: string, operation: AnyOperation): Resolver =>
  guarded(name, operation, async (args, context, whole) => {
    const prepared = await operation.prepare?.(args, context);
    const run = (whole && operation.runAsJson) || operation.run;
    return inTenant(context, (tx) => run(tx, args, context, prepared, []), operation.snapshot);
  });

/**
 * The same for a field of Mutation, which changes only rows its verdicts accept; with an idempotency key, effect and record are one transaction.
 * Open pages hear what changed.
 */
export const mutationResolver = (name: string, operation: AnyOperation): Resolver =>
  guarded(name, operation, async (args, context) => {
    await context.services.space.require();
    const { answersSecret } = operation;
    const secret = typeof answersSecret === 'function' ? answersSecret(args) : answersSecret;
    const intent = secret ? undefined : await intentOf(context, name, args);
    // A retry of what is done already should not pay for the preparation again.
    const given = intent && operation.prepare && (await inTenant(context, (tx) => findAnswer(tx, intent)));
    if (given) return given.value;
    const prepared = await operation.prepare?.(args, context);
    const answer = await inTenant(context, (tx) => {
      const effect = async (): Promise<unknown> => {
        const run = () => runOperation(operation, tx, args, context, prepared);
        const value = await (operation.audit ? withAudit(operation.audit, tx, args, context, run) : run());
        await tellChanged(tx, context.container._id, mutationChanges[name as keyof MutationOperations], context.idempotencyKey);
        return value;
      };
      return intent ? once(tx, intent, effect) : effect();
    });
    forgetLists(context.container._id);
    await operation.settle?.(args, context).catch((error: unknown) => logFault(`${name}, once done`, error));
    return answer;
  });

const once = async (tx: Tx, intent: Intent, effect: () => Promise<unknown>): Promise<unknown> => {
  const given = await claim(tx, intent);
  if (given) return given.value;
  const value = await effect();
  await storeAnswer(tx, intent, value);
  return value;
};

const inTenant = <T>(context: RequestContext, work: (tx: Tx) => Promise<T>, snapshot = false): Promise<T> =>
  context.services.inContainer(context.container._id, work, { snapshot });

const outcomeOf = (error: unknown): Measurements['operation']['outcome'] => {
  if (!(error instanceof UserError)) return 'fault';
  if (error.code === 'UNAVAILABLE') return 'fault';
  return error.code === 'FORBIDDEN' ? 'denied' : 'user_error';
};

const guarded =
  (name: string, operation: AnyOperation, work: Resolver): Resolver =>
  async (args, context, whole) => {
    const began = performance.now();
    try {
      requirePermission(context.user, typeof operation.rule === 'function' ? operation.rule(args) : operation.rule);
      const value = await work(args, context, whole);
      measure('operation', { name, outcome: 'ok', seconds: secondsSince(began) });
      return value;
    } catch (error) {
      measure('operation', { name, outcome: outcomeOf(error), seconds: secondsSince(began) });
      const noSpace = context.services.space.notice(error);
      if (noSpace || isDatabaseAway(error) || (error instanceof UserError && error.code === 'UNAVAILABLE')) context.setUnavailable();
      await recordDenial(context, name, error);
      throw noSpace ? graphQLError(tellNoSpace()) : toGraphQLError(name, error);
    }
  };

/** What the caller can mend keeps its sentence; anything else is logged under an id and told as our fault. */
export const toGraphQLError = (where: string, error: unknown): GraphQLError => {
  if (error instanceof GraphQLError) return error;
  if (error instanceof UserError) return userGraphQLError(error);
  const id = logFault(where, error);
  return graphQLError(isDatabaseAway(error) ? tellDatabaseAway() : tellFault(id));
};
