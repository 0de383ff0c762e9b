import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { containing } from '../kernel/input';
import { numberBegins } from '../sales/found-number';

/** The greatest character there is. */
const LAST = '\u{10FFFF}';

/** What is typed to find something has no more words than this. */
const MOST_WORDS = 6;

const begins = (column: string, word: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(column)} >= ${word} and ${sql.ref(column)} < ${word + LAST})`;

/**
 * What stands in the queue for an order whose number or buyer begins so, for a conversation with words that do, or for a task without an order
 * whose subject holds it: all words, each by one of these.
 */
export const searched = (containerId: string, search: string): RawBuilder<SqlBool> => {
  const words = search.trim().replace(/^#/u, '').toLowerCase().split(/\s+/u).slice(0, MOST_WORDS);
  const each = words.map(
    (word) => sql<SqlBool>`(
      q.order_id in (select o._id from orders o where o.container_id = ${containerId}
        and (${sql.join([numberBegins('o', word), begins('o.found_first', word), begins('o.found_last', word)], sql` or `)}))
      or q.kind = 'support' and q._id in (select w.support_id from support_words w where w.container_id = ${containerId} and ${begins('w.word', word)})
      or q.kind = 'task' and q._id in (select t._id from tasks t where t.container_id = ${containerId} and t.order_id is null
        and t.subject ilike ${containing(word)}))`,
  );
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
};
