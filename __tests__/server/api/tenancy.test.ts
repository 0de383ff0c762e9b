import { sql } from 'kysely';
import type { Container } from '../../../src/server/kernel/context';
import { notify } from '../../../src/server/inbox/notify';
import { startTestServer, type TestServer } from '../harness';

let server: TestServer;
let ours: Container;
let theirs: Container;

beforeAll(async () => {
  server = await startTestServer();
  ours = await server.makeContainer('ours');
  theirs = await server.makeContainer('theirs');
});

afterAll(() => server.stop());

const tell = (container: Container, subject: string): Promise<string> =>
  server.services.inContainer(container._id, (tx) => notify(tx, { type: 'Order', subject, content: '' }));

test('a container sees its own rows and no other', async () => {
  await tell(ours, 'for us');
  await tell(theirs, 'for them');
  const subjects = await server.services.inContainer(ours._id, (tx) => tx.selectFrom('notifications').select('subject').execute());
  expect(subjects).toEqual([{ subject: 'for us' }]);
});

test('a foreign row can be neither changed nor removed nor written', async () => {
  const id = await tell(theirs, 'untouched');
  await server.services.inContainer(ours._id, async (tx) => {
    await tx.updateTable('notifications').set({ subject: 'taken over' }).where('_id', '=', id).execute();
    await tx.deleteFrom('notifications').where('_id', '=', id).execute();
  });
  const row = await server.services.db.selectFrom('notifications').select('subject').where('_id', '=', id).executeTakeFirst();
  expect(row).toEqual({ subject: 'untouched' });
  const forge = server.services.inContainer(ours._id, (tx) =>
    tx
      .insertInto('notifications')
      .values({
        container_id: theirs._id,
        _id: 'f'.repeat(24),
        type: 'Order',
        subject: 'forged',
        content: '',
        code: null,
        referent: null,
        created_at: 1,
      })
      .execute(),
  );
  await expect(forge).rejects.toThrow(/row-level security/);
});

test('without a container the tenant role sees nothing', async () => {
  await tell(ours, 'hidden');
  const seen = await server.services.db.transaction().execute(async (tx) => {
    await sql`set local role back_office_tenant`.execute(tx);
    return tx.selectFrom('notifications').selectAll().execute();
  });
  expect(seen).toEqual([]);
});

test('the tenant role cannot step over row-level security, nor read people and tokens', async () => {
  const { rows } = await sql<{ safe: boolean }>`
    select not rolbypassrls and not rolsuper and not rolcanlogin as safe from pg_roles where rolname = 'back_office_tenant'`.execute(
    server.services.db,
  );
  expect(rows).toEqual([{ safe: true }]);
  const peek = (table: 'users' | 'tokens'): Promise<unknown> =>
    server.services.inContainer(ours._id, (tx) => tx.selectFrom(table).select('created_at').execute());
  await expect(peek('users')).rejects.toThrow(/permission denied/);
  await expect(peek('tokens')).rejects.toThrow(/permission denied/);
});

test('every table that has a container is bound by row-level security and leads its keys and indexes with it', async () => {
  const { rows } = await sql<{ name: string; bound: boolean; led: boolean }>`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as bound,
      (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where i.indrelid = c.oid and i.indisprimary) = 'container_id' as led
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'container_id' and not a.attisdropped)`.execute(
    server.services.db,
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter((row) => !row.bound || !row.led)).toEqual([]);
});

test('both settings end with the transaction, so a pooled connection carries nothing over', async () => {
  await server.services.inContainer(ours._id, (tx) => tx.selectFrom('notifications').select('_id').execute());
  const left = await Promise.all(
    Array.from({ length: 10 }, () =>
      sql<{
        container: string | null;
        role: string;
      }>`select nullif(current_setting('app.container', true), '') as container, current_user as role`.execute(server.services.db),
    ),
  );
  for (const { rows } of left) expect(rows[0]).toMatchObject({ container: null, role: expect.not.stringMatching('back_office_tenant') });
});
