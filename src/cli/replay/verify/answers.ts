import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, type TypeNode } from 'graphql';
import { definedEntities } from '../../../client/kernel/define-entity';
import type { received } from '../../../client/kernel/received';
import { emptyTable, mergeRows, type Row } from '../../../client/kernel/table';
import type { ActionRecord, NetworkRecord } from '../../../client/replay/format';
import { entities } from '../../../client/entities';

const SCHEMA = path.join(__dirname, '../../../contract/schema');

const isList = (type: TypeNode): boolean => (type.kind === Kind.NON_NULL_TYPE ? isList(type.type) : type.kind === Kind.LIST_TYPE);

/** Fields of the contract that answer a list. */
const readLists = (): ReadonlySet<string> => {
  const text = readdirSync(SCHEMA)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(path.join(SCHEMA, name), 'utf8'))
    .join('\n');
  const lists = new Set<string>();
  for (const definition of parse(text).definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    if (definition.name.value !== 'Query' && definition.name.value !== 'Mutation') continue;
    for (const { name, type } of definition.fields ?? []) if (isList(type)) lists.add(name.value);
  }
  return lists;
};
let lists: ReadonlySet<string> | undefined;

/** The field an operation asks for: its answer has that name. */
const fieldOf = (document: string): string =>
  /\{\s*(?:(\w+)\s*:)?\s*(\w+)/
    .exec(document.replace(/^[^{]*?\)\s*\{/s, '{'))
    ?.slice(1)
    .find(Boolean) ?? '';

type Payload = Parameters<typeof received>[0];

/** The rows of an answer with what they refer to put back, as they came. */
const rowsOf = (payload: Payload, name: string, ids: readonly string[]): unknown[] => {
  const slices = Object.keys(entities).map((entity) => {
    const rows = mergeRows(emptyTable<Row>(), payload.entities[entity] ?? {});
    return [entity, { rows, calls: { lists: {}, mutations: {}, shown: {}, held: {} } }] as const;
  });
  const state = { entities: Object.fromEntries(slices) };
  const entity = definedEntities().find((one) => one.name === name);
  const { selectById } = entity?.selectors as { readonly selectById: (state: object, id: string) => unknown };
  return ids.map((id) => selectById(state, id));
};

/** The answer of a call: as it stands in the log, or put together from the action that carries its rows. */
export const answerOf = (call: NetworkRecord, document: string, carrier: ActionRecord | undefined): unknown => {
  if (call.carried === undefined || !carrier) return call.answer;
  lists ??= readLists();
  const payload = carrier.action.payload as Payload;
  const field = fieldOf(document);
  const { origin, list, removed } = payload;
  if (removed) return { [field]: lists.has(field) ? removed.ids : removed.ids[0] };
  const rows = rowsOf(payload, origin.entity, list?.ids ?? Object.keys(payload.entities[origin.entity] ?? {}));
  return { [field]: lists.has(field) ? rows : (rows[0] ?? null) };
};
