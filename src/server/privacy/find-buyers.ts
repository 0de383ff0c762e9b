import { sql, type RawBuilder } from 'kysely';
import type { Buyer } from '../../contract/generated/resolvers';
import type { Tx } from '../kernel/context';
import { isNumbered } from '../sales/found-number';

const MOST_BUYERS = 20;
const MOST_NUMBERS = 5;
/** Orders and conversations that are looked through for one search; a buyer has rarely more. */
const MOST_ROWS = 500;
/** Fewer digits are the number of an order. */
const LEAST_PHONE_DIGITS = 7;

interface Hit {
  readonly _id: string;
  readonly email: string | null;
  readonly account: string | null;
  readonly name: string;
  readonly number: string | null;
  readonly at: number;
}

/** The beginning of a text that is compared byte by byte, so that an index answers. */
const begins = (column: string, typed: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} >= lower(${typed}) and ${sql.ref(column)} < lower(${typed}) || chr(1114111))`;

/** By the whole name, and by each of its words, which may be a first or a last one. */
const named = (typed: string): RawBuilder<boolean> => {
  const words = typed.split(/\s+/u).slice(0, 6);
  const each = words.map((word) => sql`(${begins('o.found_first', word)} or ${begins('o.found_last', word)})`);
  return sql<boolean>`((${sql.join(each, sql` and `)}) or ${begins('o.found_first', typed)} or ${begins('o.found_last', typed)})`;
};

const ofOrders = (typed: string): RawBuilder<boolean> => {
  if (typed.includes('@'))
    return sql<boolean>`o.found_email = lower(${typed}) or (o.address is not null and lower(o.address ->> 'email') = lower(${typed}))`;
  const digits = typed.replace(/\D/gu, '');
  const phone = /^[\d\s().+/-]+$/u.test(typed) && digits.length >= LEAST_PHONE_DIGITS;
  const number = isNumbered('o', typed);
  // With or without the country's digits before it.
  const called = (place: 'buyer' | 'address') =>
    sql`right(regexp_replace(coalesce(${sql.ref(`o.${place}`)} ->> 'phone', ''), '\\D', '', 'g'), ${digits.length}::integer) = ${digits}`;
  return phone ? sql<boolean>`${number} or ${called('buyer')} or ${called('address')}` : sql<boolean>`${number} or ${named(typed)}`;
};

const ofSupports = (typed: string): RawBuilder<boolean> =>
  typed.includes('@') ? sql<boolean>`s.buyer_email = lower(${typed})` : sql<boolean>`starts_with(lower(s.buyer_name), lower(${typed}))`;

/** Buyers somebody looks for: one for each e-mail address or account at a shop, the latest first. */
export const findBuyers = async (tx: Tx, containerId: string, search: string): Promise<Buyer[]> => {
  const typed = search.trim();
  if (typed === '') return [];
  const { rows } = await sql<Hit>`(select o._id, o.found_email as email, o.store_id || ' ' || o.buyer_account as account,
      btrim(concat_ws(' ', o.buyer ->> 'first_name', o.buyer ->> 'last_name')) as name, o.number, o.created_at as at
      from orders o where o.container_id = ${containerId} and o.erased_at is null and (${ofOrders(typed)}) order by o.created_at desc limit ${MOST_ROWS})
    union all (select s._id, s.buyer_email, null, s.buyer_name, null, s.last_message_at
      from supports s where s.container_id = ${containerId} and (${ofSupports(typed)}) order by s.last_message_at desc limit ${MOST_ROWS})`.execute(
    tx,
  );
  const buyers = new Map<string, Hit[]>();
  for (const hit of rows.toSorted((a, b) => b.at - a.at)) {
    const key = hit.email || hit.account || hit._id;
    buyers.set(key, [...(buyers.get(key) ?? []), hit]);
  }
  return [...buyers.values()].slice(0, MOST_BUYERS).flatMap((hits) => {
    const [latest] = hits;
    if (!latest) return [];
    return {
      _id: latest._id,
      name: hits.find(({ name }) => name !== '')?.name ?? '',
      email: latest.email || null,
      numbers: hits.flatMap(({ number }) => number ?? []).slice(0, MOST_NUMBERS),
      last_at: latest.at,
    };
  });
};
