import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Services } from '../../../src/server/kernel/context';
import { makeContainer } from '../../../src/server/people/accounts';
import { makeManyOrders, MANY } from '../../server/many-orders';

/** Workspaces beside the measured one, which has six conversations in ten. */
const OTHERS = 49;
const MESSAGES_EACH = 5;
/** Words of a message, and different words there are. */
const LENGTH = 45;
const VOCABULARY = 30_000;
/** Conversations that are written at once. */
const BATCH = 2000;

/** Most messages hold these words, the commonest first. */
const COMMON = ['order', 'hello', 'the', 'my', 'is', 'thank', 'you', 'where', 'shirt', 'size'];
export const RARE = 'xylophonist';
export const CHINESE = '我想退货这件衣服因为尺码太小了';

/** Words as often as a language has them: the nth about an nth as often as the first. */
const wordsByChance = (): string[] => {
  const words = Array.from({ length: VOCABULARY }, (_, n) => {
    const letters = createHash('md5')
      .update(String(n))
      .digest('hex')
      .replace(/\d/gu, (digit) => String.fromCharCode(103 + Number(digit)));
    return COMMON[n] ?? letters.slice(0, 3 + (n % 8)) + (n % 40 === 0 ? 'é' : '');
  });
  return words.flatMap((word, n) => Array.from({ length: Math.max(1, Math.round(40_000 / (n + 3) ** 0.9)) }, () => word));
};

/** The same sequence of numbers below 1 every time. */
const chance = (): (() => number) => {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** SQL for the container of the nth conversation: the first of the parameter has 60 %, the others share the rest. */
const containerOf = (n: string, among: string): string =>
  `(${among}::text[])[case when ${n} % 10 < 6 then 1 else 2 + ${n} % ${OTHERS} end]`;

const insertBatch = async (
  client: PoolClient,
  containers: readonly string[],
  first: number,
  last: number,
  say: () => string,
): Promise<void> => {
  const [from, to] = [MANY.now - 40_000_000, MANY.stores[0]];
  await client.query(
    `insert into supports (container_id, _id, store_id, subject, buyer_name, buyer_email, status, due_at, soon_at, last_message_id, last_message_at,
        last_direction, created_at, updated_at)
      select ${containerOf('n', '$4')}, 'c' || lpad(to_hex(n), 23, '0'), $3, 'Question about ' || n,
        'Buyer ' || n % 50000, 'buyer-' || n || '@example.com', (array['New', 'Inprocess', 'Waiting', 'Resolved', 'Closed', 'Closed', 'Closed', 'Closed'])[1 + n % 8],
        case when n % 8 < 2 then ${from} + n * 60 end, null, 'd' || lpad(to_hex(n * ${MESSAGES_EACH}), 23, '0'), ${from} + n * 60, 'in', ${from} + n * 60,
        ${from} + n * 60 from generate_series($1::integer, $2::integer) n`,
    [first, last, to, containers],
  );
  const bodies = Array.from({ length: (last - first + 1) * MESSAGES_EACH }, (_, i) => {
    const n = first + Math.floor(i / MESSAGES_EACH);
    const once = i % MESSAGES_EACH === 0;
    return (
      say() + (i % 3 === 0 ? ' thank you' : '') + (once && n % 4001 === 0 ? ` ${RARE}` : '') + (once && n % 250 === 0 ? ` ${CHINESE}` : '')
    );
  });
  await client.query(
    `insert into messages (container_id, _id, support_id, store_id, direction, body, name, email, status, created_at)
      select u.container_id, 'd' || lpad(to_hex($1::integer * ${MESSAGES_EACH} + i), 23, '0'), u._id, u.store_id, case when i % 2 = 0 then 'in' else 'out' end, body,
        u.buyer_name, u.buyer_email, case when i % 2 = 0 then 'received' else 'sent' end, u.created_at + i % ${MESSAGES_EACH}
      from (select body, (place - 1)::integer as i, $1::integer + ((place - 1) / ${MESSAGES_EACH})::integer as n from unnest($2::text[]) with ordinality as w (body, place)) as b
      join supports u on u.container_id = ${containerOf('b.n', '$3')} and u._id = 'c' || lpad(to_hex(b.n), 23, '0')`,
    [first, bodies, containers],
  );
};

const inRange = async (pool: Pool, from: string, to: string): Promise<void> =>
  void (await pool.query(
    `insert into support_texts (container_id, support_id, words)
      select container_id, _id, support_text(container_id, _id) from supports where _id > $1 and _id <= $2`,
    [from, to],
  ));

/** Fills a shop's workspace and many others with messages, as quickly as that goes: all at once, and the words after all else. */
export const makeManyMessages = async ({ pool, db }: Services, containerId: string, messages: number): Promise<void> => {
  await makeManyOrders(pool, containerId, 100);
  const others = [];
  for (let n = 0; n < OTHERS; n += 1)
    others.push(await makeContainer(db, { domain: `other-${n}`, server: 'localhost', label: `Other ${n}` }));
  const containers = [containerId, ...others.map(({ _id }) => _id)];
  const [words, random] = [wordsByChance(), chance()];
  const say = (): string => Array.from({ length: LENGTH }, () => words[Math.floor(random() * words.length)]).join(' ');
  const talks = messages / MESSAGES_EACH;
  const client = await pool.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    for (let first = 1; first <= talks; first += BATCH)
      await insertBatch(client, containers, first, Math.min(talks, first + BATCH - 1), say);
    await client.query(`set session_replication_role = default`);
  } finally {
    client.release();
  }
  await pool.query(`insert into support_counts (container_id, filter, status, count) select container_id, 'message', status, count(*) from supports group by 1, 3
    on conflict (container_id, filter, status) do update set count = excluded.count`);
  const { rows } = await pool.query<{ indexdef: string }>(`select indexdef from pg_indexes where indexname = 'support_texts_words'`);
  await pool.query('drop index support_texts_words');
  const id = (n: number): string => `c${n.toString(16).padStart(23, '0')}`;
  for (let first = 0; first < talks; first += BATCH) await inRange(pool, id(first), id(Math.min(talks, first + BATCH)));
  await pool.query(rows[0]?.indexdef ?? '');
  for (const table of ['supports', 'messages', 'support_texts']) await pool.query(`vacuum analyze ${table}`);
};
