import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { DATA_KINDS, DATA_MAP, dataMapRows } from '../../../src/server/privacy/data-map';
import { ROOT, startTestServer, type TestServer } from '../harness';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('every column that holds text, JSON or bytes is classified, and no other', async () => {
  const { rows } = await sql<{ table: string; column: string }>`select c.relname as table, a.attname as column from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and coalesce(e.typname, t.typname) in ('text', 'varchar', 'bpchar', 'json', 'jsonb', 'bytea', 'inet', 'tsvector')
      and c.relname not like 'sandbox\\_%' and c.relname not like 'kysely\\_%' and a.attname not in ('container_id', '_id')`.execute(
    server.services.db,
  );
  const there = rows.map(({ table, column }) => `${table}.${column}`).toSorted();
  const classified = Object.entries(DATA_MAP).flatMap(([table, { personal, other }]) =>
    [...personal, ...other].map((column) => `${table}.${column}`),
  );
  expect(classified.toSorted()).toEqual(there);
});

test('every kind of data is used and says why it is kept, on what basis and for how long', () => {
  const used = new Set(Object.values(DATA_MAP).map(({ kind }) => kind));
  for (const [name, kind] of Object.entries(DATA_KINDS)) {
    expect([name, used.has(name as keyof typeof DATA_KINDS)]).toEqual([name, true]);
    if (name !== 'none') expect(Object.values(kind).filter((words) => words === '')).toEqual([]);
  }
  for (const { kind, personal } of Object.values(DATA_MAP)) expect(kind === 'none').toBe(personal.length === 0);
});

test('docs/privacy.md shows the map as it is', () => {
  const page = readFileSync(path.join(ROOT, 'docs/privacy.md'), 'utf8');
  const shown = page
    .split('\n')
    .filter((line) => /^\| `\w+`: /u.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(shown).toEqual(dataMapRows());
});
