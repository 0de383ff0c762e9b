import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { piecewise, readSupportSearch, type SupportSearchField, type SupportSearch } from '../../domain/support/search-query';
import type { Tx } from '../kernel/context';
import { orThrow } from '../kernel/input';
import { readDesk } from '../sales/desk';

/** So many conversations that a search finds are handed to the list by their ids. Where there are more, most pages are full after a look at the first rows. */
const FEW = 10_000;
/** As many where texts have to be looked at, which takes a third of a millisecond each. */
export const FEW_TEXTS = 2000;

/** The letters by which words are told apart in the index (`0153_support_texts`). */
const FIELD_PARTS: Readonly<Record<SupportSearchField, string>> = { from: 'f', to: 't', order: 'o', subject: 's' };

/** What somebody looks for, as conditions on `supports as u`. */
export interface SearchConditions {
  /** What costs nothing to look at: days, tags and, where they are few, the ids of those that have the words. */
  readonly narrow: readonly RawBuilder<SqlBool>[];
  /**
   * Only where rows have to be looked at one by one, for their words are in many or their texts have to hold a phrase. `one` says it of a row, `all` of all
   * at once; null: nothing can.
   */
  readonly many: { readonly one: RawBuilder<SqlBool>; readonly all: RawBuilder<SqlBool> | null } | null;
}

/** The first second of a day by a zone's calendar. */
const beginning = (day: string, zone: string): RawBuilder<number> =>
  sql<number>`extract(epoch from (${day}::timestamp at time zone ${zone}))::bigint`;

/** Tags are kept as they were typed, and looked for in the spellings they mostly have. */
const spellings = (tag: string): readonly string[] => {
  const small = tag.toLowerCase();
  return [tag, small, tag.toUpperCase(), small.charAt(0).toUpperCase() + small.slice(1)];
};

const narrowed = async (tx: Tx, containerId: string, { before, after, tags }: SupportSearch): Promise<RawBuilder<SqlBool>[]> => {
  const zone = before === null && after === null ? '' : (await readDesk(tx, containerId)).zone;
  return [
    ...(before === null ? [] : [sql<SqlBool>`u.created_at < ${beginning(before, zone)}`]),
    ...(after === null ? [] : [sql<SqlBool>`u.last_message_at >= ${beginning(after, zone)}`]),
    ...tags.map(
      (tag) => sql<SqlBool>`u._id in (select t.support_id from support_tags t where t.container_id = ${containerId}
        and t.tag = any(${[...spellings(tag)]}::text[]))`,
    ),
  ];
};

/** What the index is asked: all words of a search; undefined where it has none. */
const queryOf = (containerId: string, { words, phrases, fields, has }: SupportSearch): RawBuilder<string> | undefined => {
  const parts = [
    ...[...words, ...phrases].map((text) => ['w', text]),
    ...fields.map(({ field, value }) => [FIELD_PARTS[field], value]),
    ...has.map((held) => ['h', held]),
  ];
  if (parts.length === 0) return undefined;
  const each = parts.map(([part, text]) => sql`coalesce(search_query(${containerId}, ${part}, ${text}), '')`);
  return sql<string>`(${sql.join(each, sql` && `)})`;
};

/**
 * Reads what somebody typed and finds out whether few or many conversations have its words. Refuses what `readSupportSearch` refuses. The index is asked for
 * the transaction's own container alone.
 */
export const findBySearch = async (tx: Tx, containerId: string, typed: string): Promise<SearchConditions> => {
  const search = orThrow(readSupportSearch(typed));
  const narrow = await narrowed(tx, containerId, search);
  const wanted = queryOf(containerId, search);
  if (wanted === undefined) return { narrow, many: null };
  const pieces = piecewise(search);
  const patterns = [...pieces.words.map((text) => [text, false] as const), ...pieces.phrases.map((text) => [text, true] as const)].map(
    ([text, whole]) => sql`search_pattern(${text}, ${whole})`,
  );
  const exact = patterns.length > 0;
  const few = exact ? FEW_TEXTS : FEW;
  // Ids that nobody needs stay where they are.
  const { rows } = await sql<{
    query: string;
    ids: string[] | null;
  }>`select query::text, case when cardinality(ids) <= ${few} then ids end as ids
    from (select query, case when numnode(query) > 0 then array(select supports_saying(query, ${few + 1})) else '{}' end as ids
      from (select ${wanted} as query) as typed offset 0) as found`.execute(tx);
  const [{ query, ids } = { query: '', ids: null }] = rows;
  if (query === '') return { narrow, many: null };
  const holds = exact ? sql<SqlBool>`support_holds(u.container_id, u._id, array[${sql.join(patterns)}])` : sql<SqlBool>`true`;
  if (ids !== null) {
    const those = [...narrow, sql<SqlBool>`u._id = any(${ids}::text[])`];
    return { narrow: those, many: exact ? { one: holds, all: null } : null };
  }
  const says = sql<SqlBool>`(select t.words @@ ${query}::tsquery from support_texts t where t.container_id = ${containerId} and t.support_id = u._id)`;
  const all = exact ? null : sql<SqlBool>`u._id in (select supports_saying(${query}::tsquery, null))`;
  return { narrow, many: { one: sql<SqlBool>`${says} and ${holds}`, all } };
};
