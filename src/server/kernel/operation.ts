import type { MutationResolvers, QueryResolvers } from '../../contract/generated/resolvers';
import type { RequestContext, Tx } from './context';
import type { JsonText } from '../db/json';
import type { Access, PermissionModule } from '../../domain/people/permissions';

/**
 * Who may call an operation: holders of one access on one module, or anybody signed in to the container. `or`: another module will do as
 * well, where it takes the row to tell which of the two is meant; `run` then asks again.
 */
export type Rule = { readonly module: PermissionModule; readonly access: Access; readonly or?: PermissionModule } | 'signed-in';

/**
 * One field of Query or Mutation. `run` gets a transaction bound to the caller's container; for a mutation the
 * idempotency record is written in that same transaction, so effect and record stand or fall together.
 * Whatever is slow or outside (rendering, calls to a store) belongs in `prepare`, which runs before the transaction
 * opens, must be harmless when repeated, and hands its result to `run`.
 * Throw `UserError` for what the caller can mend: its sentence reaches the screen.
 */
export interface Operation<Args, Result, Prepared = unknown> {
  readonly rule: Rule | ((args: Args) => Rule);
  /**
   * The answer holds a secret that is told once, so no idempotency record keeps it. Repeating the operation must do no harm by itself.
   */
  readonly answersSecret?: true;
  readonly prepare?: (args: Args, context: RequestContext) => Promise<Prepared>;
  readonly run: (tx: Tx, args: Args, context: RequestContext, prepared: Prepared) => Promise<Result>;
  /**
   * The same answer made by PostgreSQL, for a list whose rows are large. It runs instead of `run` where a document asks for every field
   * there is, as the product's own do: then nothing in between has to look at the rows.
   */
  readonly runAsJson?: (tx: Tx, args: Args, context: RequestContext, prepared: Prepared) => Promise<JsonText>;
}

type ArgsOf<R> = NonNullable<R> extends (parent: never, args: infer Args, ...rest: never[]) => unknown ? Args : never;
type ResultOf<R> = NonNullable<R> extends (...args: never[]) => infer Result ? Awaited<Result> : never;

// `any` for Prepared: each operation keeps its own type between its prepare and its run, nobody else sees it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type OperationsOf<R> = { readonly [K in keyof R]-?: Operation<ArgsOf<R[K]>, ResultOf<R[K]>, any> };

export type QueryOperations = OperationsOf<QueryResolvers>;
export type MutationOperations = OperationsOf<MutationResolvers>;

/** Names the type of `Prepared` once, where an operation has a `prepare`. */
export const operation = <Args, Result, Prepared>(definition: Operation<Args, Result, Prepared>): Operation<Args, Result, Prepared> =>
  definition;
