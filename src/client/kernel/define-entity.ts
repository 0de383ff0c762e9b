import { createAction, type Action } from '@reduxjs/toolkit';
import { normalize } from 'normalizr';
import type { TypedDocumentString } from '../../contract/generated/operations';
import { toAppError, type Made } from './app-error';
import { bringSaga } from './arrivals';
import {
  createLoad,
  listKey,
  screenIntents,
  type ListQuery,
  type ListState,
  type MutationIntent,
  type MutationState,
  type SubmitIntent,
} from './calls';
import { makeId } from './clock';
import { watch, type Concurrency } from './concurrency';
import { createDenormalise, entitiesReferredTo, type Denormalise } from './denormalise';
import { all, ask, call, currentTime, put, type SagaGenerator } from './effects';
import type { EntitiesState, EntityState } from './entity-reducer';
import { failed } from './failed';
import { own } from './own';
import { createPageReader, lookupIn } from './pages';
import { carrying, received } from './received';
import { RowSchema, type References } from './row-schema';
import { rowById, type Row, type RowsById } from './table';

interface QueryDefinition<Data, Variables, R extends Row> {
  readonly document: TypedDocumentString<Data, Variables>;
  /** What an answer holds; what is no row of the server's is known by what was asked for. */
  readonly rows: (data: Data, asked: Variables) => readonly R[];
}

/** What a mutation's answer changes: rows to merge, ids to drop. */
interface MutationDefinition<Data, Variables, R extends Row> {
  readonly document: TypedDocumentString<Data, Variables>;
  readonly rows?: (data: Data) => readonly R[];
  readonly removed?: (data: Data) => readonly string[];
  readonly concurrency?: 'queue' | 'every';
  /**
   * What saves over the row an earlier call under the same key left, when nobody heard that call's answer and something else is sent by now:
   * the mutation's name and its variables. Without it such a call is refused.
   */
  readonly over?: (variables: Variables, made: Made) => readonly [operation: string, variables: object];
}

// Each mutation has its own Data and Variables; `any` lets one record hold them, and the mapped types below give them back.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyMutation = MutationDefinition<any, any, any>;
type Mutations = Readonly<Record<string, AnyMutation>>;
type VariablesOf<M> = M extends MutationDefinition<infer _D, infer V, infer _R> ? V : never;
type DataOf<M> = M extends MutationDefinition<infer D, infer _V, infer _R> ? D : never;

/** Types a mutation's definition by its document. */
export const mutation = <Data, Variables, R extends Row>(
  definition: MutationDefinition<Data, Variables, R>,
): MutationDefinition<Data, Variables, R> => definition;

/** Changes the row `made` by the same mutation, which names it by `id`. */
export const saveOver =
  (operation: string, id: '_id' | 'id' = '_id') =>
  (variables: object, { _id, updated_at }: Made): readonly [string, object] => [operation, { ...variables, [id]: _id, updated_at }];

/** What whoever debugs finds at hand of an entity. */
interface AtHand {
  readonly name: string;
  readonly actions: object;
  readonly selectors: object;
}

const registry = new Map<string, { schema: RowSchema; references: References; denormalise: Denormalise; atHand: () => AtHand }>();

/** Every entity whose code is here. */
export const definedEntities = (): readonly AtHand[] => [...registry.values()].map(({ atHand }) => atHand());

/** Which fields of an entity's rows refer to others. */
export const referencesOf = (entity: string): References => registry.get(entity)?.references ?? {};

/** The normalizr schema of an entity defined elsewhere, for use in `references`. */
export const reference = (entity: string): RowSchema => {
  const known = registry.get(entity);
  if (!known) throw new Error(`No entity "${entity}" is defined yet: import its file before the one that refers to it.`);
  return known.schema;
};

/**
 * Everything the client needs of one kind of row besides its reducer: schema, selectors, intents and saga. An entity that needs something unusual
 * gets a plain saga in its own file, never another option here.
 */
export const defineEntity = <R extends Row, QueryData, QueryVariables extends object, M extends Mutations>(definition: {
  /** Plural, as in `state.entities[name]`. */
  readonly name: string;
  readonly references?: References;
  readonly query: QueryDefinition<QueryData, QueryVariables, R>;
  readonly mutations: M;
}) => {
  const { name, references = {}, query, mutations } = definition;
  type Load = ListQuery<QueryVariables>;

  const rowSchema = new RowSchema(name, references);
  const denormalise = createDenormalise(references, (entity) => registry.get(entity)?.denormalise ?? ((row) => row));
  registry.set(name, { schema: rowSchema, references, denormalise, atHand: () => ({ name, actions, selectors }) });

  const load = createLoad<QueryVariables>(name);
  const mutationIntents = Object.fromEntries(
    Object.keys(mutations).map((operation) => [
      operation,
      createAction(`${name}/${operation}`, (variables: object, key?: string) => ({
        payload: variables,
        meta: { requestId: key ?? makeId() },
      })),
    ]),
  );
  const known = { load, ...screenIntents<QueryVariables>(name) };
  const actions = { ...known, ...mutationIntents } as typeof known & {
    [K in keyof M]: SubmitIntent<VariablesOf<M[K]>> & { type: string };
  };

  const isMutationIntent = (action: Action): action is MutationIntent<object> => action.type in intentOperations;
  const intentOperations: Record<string, string> = Object.fromEntries(
    Object.keys(mutations).map((operation) => [`${name}/${operation}`, operation]),
  );

  const sliceOf = (state: EntitiesState): EntityState<R> => {
    const slice = state.entities[name];
    if (!slice) throw new Error(`The entity "${name}" is not registered.`);
    return slice as EntityState<R>;
  };

  /** The row with its references put back; the same object until it or one of them changes. */
  const selectById = (state: EntitiesState, id: string): R | undefined => {
    const row = rowById(sliceOf(state).rows, id);
    return row && (denormalise(row, lookupIn(state.entities)) as R);
  };

  // Known only when every entity is defined.
  let others: ReadonlySet<string> | undefined;
  const readPage = createPageReader(name, denormalise, () => (others ??= entitiesReferredTo(references, referencesOf)));

  const selectList = (state: EntitiesState, request: Load = {}): ListState | undefined => own(sliceOf(state).calls.lists, listKey(request));
  const selectPage = (state: EntitiesState, request: Load = {}): readonly R[] => {
    const list = selectList(state, request);
    return list ? (readPage(state.entities, list.ids) as readonly R[]) : NO_ROWS;
  };
  const selectTotal = (state: EntitiesState, request: Load = {}): number => selectList(state, request)?.total ?? 0;
  const selectMutation = (state: EntitiesState, requestId: string): MutationState | undefined =>
    own(sliceOf(state).calls.mutations, requestId);

  /** Asks the server for a page and puts what came back; throws a RequestError. For other sagas; screens dispatch `load`. */
  function* fetchPage(request: Load = {}): SagaGenerator<readonly R[]> {
    const variables = (request.variables ?? {}) as QueryVariables;
    const answer = yield* ask(query.document, variables, { page: request.page, perpage: request.perpage });
    const rows = query.rows(answer.data, variables);
    const cut = normalize(rows, [rowSchema]);
    const key = listKey(request);
    const ids = cut.result as readonly string[];
    const fact = {
      origin: { entity: name, operation: 'load', listKey: key },
      entities: cut.entities as Record<string, RowsById>,
      list: { entity: name, key, ids, total: answer.total ?? ids.length, ...(answer.about && { about: true }) },
      at: yield* currentTime(),
    };
    yield* put(received(carrying(fact, answer.data as object, rows.length === 1 ? [rows, rows[0]] : [rows])));
    return rows;
  }

  /**
   * Sends a mutation. Where an earlier call under its key did something else and nobody heard of it, that row is saved over, under the next key
   * of the same line: so a line of keys makes one row, however many answers are lost and whatever is typed between.
   */
  function* send(operation: string, variables: object, key: string): SagaGenerator<{ readonly data: unknown; readonly by: AnyMutation }> {
    const { over } = mutations[operation] as AnyMutation;
    let [now, sent] = [operation, variables];
    for (let nth = 0; ; nth += 1) {
      const by = mutations[now] as AnyMutation;
      try {
        const { data } = yield* ask(by.document, sent, { idempotencyKey: nth === 0 ? key : `${key}-${nth}` });
        return { data, by };
      } catch (thrown) {
        const { refusal, made } = toAppError(thrown);
        if (refusal !== KEY_USED || !made || !over) throw thrown;
        [now, sent] = over(variables, made);
      }
    }
  }

  /** Runs a mutation and puts what came back; throws a RequestError. `requestId` is its idempotency key. */
  function* runMutation<K extends keyof M & string>(
    operation: K,
    variables: VariablesOf<M[K]>,
    requestId: string,
  ): SagaGenerator<DataOf<M[K]>> {
    const { data, by } = yield* send(operation, variables as object, requestId);
    const rows = (by.rows?.(data) ?? []) as R[];
    const removed = by.removed?.(data);
    const cut = normalize(rows, [rowSchema]);
    const fact = {
      origin: { entity: name, operation, requestId },
      entities: cut.entities as Record<string, RowsById>,
      ...(removed && { removed: { entity: name, ids: removed } }),
      at: yield* currentTime(),
    };
    const [first, ...more] = removed ?? rows;
    yield* put(received(carrying(fact, data as object, more.length === 0 && first ? [rows, removed, first] : [rows, removed])));
    return data as DataOf<M[K]>;
  }

  function* onLoad({ payload: { key, ...request } }: ReturnType<typeof load>): SagaGenerator<void> {
    try {
      yield* call(fetchPage, request);
    } catch (error) {
      yield* failed({ entity: name, operation: 'load', listKey: key }, error);
    }
  }

  function* onMutation(intent: MutationIntent<object>): SagaGenerator<void> {
    const operation = intentOperations[intent.type] as keyof M & string;
    const { requestId } = intent.meta;
    try {
      yield* call(runMutation, operation, intent.payload as never, requestId);
    } catch (error) {
      yield* failed({ entity: name, operation, requestId }, error);
    }
  }

  function* saga(): SagaGenerator<void> {
    const latestList: Concurrency<ReturnType<typeof load>> = { mode: 'latest per key', keyOf: (intent) => intent.payload.key };
    const inTurn = Object.entries(mutations)
      .filter(([, { concurrency }]) => concurrency === 'queue')
      .map(([operation]) => `${name}/${operation}`);
    const waits = (action: Action): action is MutationIntent<object> => inTurn.includes(action.type);
    const goesAtOnce = (action: Action): action is MutationIntent<object> => isMutationIntent(action) && !inTurn.includes(action.type);
    yield* all([
      call(watch, load.match, latestList, onLoad),
      call(watch, waits, { mode: 'queue' as const }, onMutation),
      call(watch, goesAtOnce, { mode: 'every' as const }, onMutation),
    ]);
  }

  /** A page of rows as the server gives them, kept nowhere: for going through lists that are longer than a store should hold. */
  function* readRows(request: Load): SagaGenerator<{ readonly rows: readonly R[]; readonly total: number }> {
    const variables = (request.variables ?? {}) as QueryVariables;
    const answer = yield* ask(query.document, variables, { page: request.page, perpage: request.perpage });
    const rows = query.rows(answer.data, variables);
    return { rows, total: answer.total ?? rows.length };
  }

  const selectors = { selectById, selectPage, selectList, selectTotal, selectMutation };
  bringSaga(saga);

  return { name, actions, fetchPage, readRows, runMutation, ...selectors };
};

const NO_ROWS: readonly never[] = [];

/** What a server refuses other arguments under a used key by. */
const KEY_USED = 'request.keyUsed';
