import type { Pool } from 'pg';
import { MANY } from './many-orders';

/** The conversation that has most messages. */
export const LONGEST = 'c'.repeat(24);

/** A number of 0 to `most` - 1 that is as good as drawn, for the nth. */
const draw = (most: number, question: number): string => `(abs(hashint8extended(n, ${question})) % ${most})`;

const STATEMENTS: readonly string[] = [
  `insert into supports (container_id, _id, store_id, subject, buyer_name, buyer_email, status, priority, assignee, tags, due_at, soon_at, last_message_id,
      last_message_at, last_direction, last_in_at, first_in_at, created_at, updated_at)
    select $1, case when n = 1 then '${LONGEST}' else 'c' || lpad(to_hex(n), 23, '0') end, $4::text, 'Where is parcel ' || n, 'Buyer ' || n,
      'buyer-' || n || '@example.com', status, (array['urgent', 'high', 'normal', 'low'])[1 + ${draw(4, 1)}],
      case when ${draw(4, 2)} > 0 then (array['${MANY.people.join("', '")}'])[1 + ${draw(2, 3)}] end,
      case when ${draw(300, 4)} = 0 then array['vip'] when n % 2 = 0 then array['parcel'] else '{}' end, case when open then at + ${draw(200_000, 5)} end,
      case when open then at + ${draw(100_000, 5)} end, 'd' || lpad(to_hex(n), 23, '0'), at, 'in', at, at, at, at
    from (select n, ${MANY.now} - n * 30 as at, status, status in ('New', 'Inprocess') as open
      from (select n, (array['New', 'Inprocess', 'Waiting', 'Resolved', 'Closed', 'Closed', 'Closed', 'Closed'])[1 + ${draw(8, 6)}] as status
        from generate_series(1, $2::integer) n) as drawn) as made where $3::integer > 0`,
  `insert into messages (container_id, _id, support_id, store_id, direction, body, name, email, status, mail_id, created_at)
    select container_id, last_message_id, _id, store_id, 'in', repeat('Where is it? ', 20), buyer_name, buyer_email, 'received', _id || '@example.com', created_at
    from supports where container_id = $1 and $2::integer > 0 and $3::integer > 0 and $4::text <> ''`,
  `insert into messages (container_id, _id, support_id, store_id, direction, body, status, created_at)
    select $1, 'e' || lpad(to_hex(n), 23, '0'), '${LONGEST}', $4::text, 'in', repeat('And now? ', 30), 'received', ${MANY.now} + n
    from generate_series(1, $3::integer) n where $2::integer > 0`,
];

/** Conversations of a store, the first of which has many messages. */
export const makeManySupports = async (
  pool: Pool,
  containerId: string,
  count: number,
  { messages = 1, store = MANY.stores[0] ?? '' } = {},
): Promise<void> => {
  for (const statement of STATEMENTS) await pool.query(statement, [containerId, count, messages, store]);
  for (const table of ['supports', 'messages', 'support_words', 'support_tags']) await pool.query(`vacuum analyze ${table}`);
};
