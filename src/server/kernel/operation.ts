import type { MutationResolvers, QueryResolvers } from '../../contract/generated/resolvers';
import type { RequestContext, Tx } from './context';
import type { JsonText } from '../db/json';
import type { BulkAction } from '../../domain/lists/bulk';
import type { Access, PermissionModule } from '../../domain/people/permissions';
import type { AuditRule } from './audit';
import type { Verdict } from './verdict';

/**
 * Who may call an operation: holders of one access on one module, or anybody signed in to the container. `or`: another module will do as
 * well, where it takes the row to tell which of the two is meant; `run` then asks again. `and`: it does something in another room as well.
 */
export type Rule =
  | (Grant & {
      readonly or?: PermissionModule;
      readonly and?: Grant;
    })
  | 'signed-in';

interface Grant {
  readonly module: PermissionModule;
  readonly access: Access;
  /** Only who holds one of these roles as well; owners are refused like everybody else. */
  readonly roles?: readonly string[];
}

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
  readonly answersSecret?: true | ((args: Args) => boolean);
  readonly prepare?: (args: Args, context: RequestContext) => Promise<Prepared>;
  /**
   * For a change of rows named by id: what it would do with each of them. The executor refuses a call that would change none, and hands
   * the ids of those it would change to `run`; a dry run (`bulkCheck`) shows all of it under the same rule. So the two cannot disagree.
   * Throw `UserError` for what concerns the call and no single row, such as a store that is not connected.
   */
  readonly verdicts?: (tx: Tx, args: Args, context: RequestContext) => Promise<Verdict[]>;
  /** Of an administrative mutation: how the audit log tells of it. */
  readonly audit?: AuditRule<Args, Result>;
  /** Of a query that looks several times and adds up what it sees: all of it is of one moment. */
  readonly snapshot?: true;
  /** `accepted`: ids of the rows to change, where there are `verdicts`. */
  readonly run: (tx: Tx, args: Args, context: RequestContext, prepared: Prepared, accepted: readonly string[]) => Promise<Result>;
  /** What is tidied up once the change stands. It may never happen, so somebody else must be able to do it later. */
  readonly settle?: (args: Args, context: RequestContext) => Promise<void>;
  /**
   * The same answer made by PostgreSQL, for a list whose rows are large. It runs instead of `run` where a document asks for every field
   * there is, as the product's own do: then nothing in between has to look at the rows.
   */
  readonly runAsJson?: (tx: Tx, args: Args, context: RequestContext, prepared: Prepared) => Promise<JsonText>;
}

type ArgsOf<R> = NonNullable<R> extends (parent: never, args: infer Args, ...rest: never[]) => unknown ? Args : never;
type ResultOf<R> = NonNullable<R> extends (...args: never[]) => infer Result ? Awaited<Result> : never;

// `any` for Prepared: each operation keeps its own type between its prepare and its run, nobody else sees it.
// oxlint-disable-next-line typescript/no-explicit-any
type OperationsOf<R> = { readonly [K in keyof R]-?: Operation<ArgsOf<R[K]>, ResultOf<R[K]>, any> };

export type QueryOperations = OperationsOf<QueryResolvers>;
/** A change of rows named by id, which tells what it would do with each of them. */
export type RowsOperation<Args, Result, Prepared> = Operation<Args, Result, Prepared> &
  Required<Pick<Operation<Args, Result, Prepared>, 'verdicts'>>;

// The same `any`. What can be done in bulk has verdicts, or it does not compile.
export type MutationOperations = {
  readonly [Name in keyof MutationResolvers]-?: Name extends BulkAction
    ? // oxlint-disable-next-line typescript/no-explicit-any
      RowsOperation<ArgsOf<MutationResolvers[Name]>, ResultOf<MutationResolvers[Name]>, any>
    : // oxlint-disable-next-line typescript/no-explicit-any
      Operation<ArgsOf<MutationResolvers[Name]>, ResultOf<MutationResolvers[Name]>, any>;
};

/** What a mutation is called with. */
export type MutationArgs<Name extends keyof MutationOperations> = ArgsOf<MutationResolvers[Name]>;

/** Names the type of `Prepared` once, where an operation has a `prepare`. */
export const operation = <Args, Result, Prepared>(definition: Operation<Args, Result, Prepared>): Operation<Args, Result, Prepared> =>
  definition;
