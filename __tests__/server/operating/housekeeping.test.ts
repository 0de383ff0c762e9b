import { sql } from 'kysely';
import { notify } from '../../../src/server/inbox/notify';
import { tidyUp } from '../../../src/server/housekeeping';
import { startTestServer, type TestServer } from '../harness';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('what has expired goes, what is in use stays', async () => {
  const { db } = server.services;
  const shop = await server.makeContainer();
  const kept = await server.makeUser(shop);
  const gone = await server.makeUser(shop);
  await server.graphql('mutation { notificationReadAll }', {}, { token: kept.token, idempotencyKey: 'kept' });
  await server.graphql('mutation { notificationReadAll }', {}, { token: gone.token, idempotencyKey: 'gone' });
  await db.updateTable('tokens').set({ last_used_at: 1 }).where('user_id', '=', gone._id).execute();
  await db.updateTable('idempotency').set({ created_at: 1 }).where('user_id', '=', gone._id).execute();
  const [fresh, old] = await server.services.inContainer(shop._id, async (tx) => {
    const note = { type: 'Support', subject: 'News', content: '' } as const;
    return [await notify(tx, note), await notify(tx, note)];
  });
  await db.updateTable('notifications').set({ created_at: 1 }).where('_id', '=', old).execute();
  await tidyUp(server.services);
  expect(await db.selectFrom('tokens').select('user_id').execute()).toEqual([{ user_id: kept._id }]);
  expect(await db.selectFrom('idempotency').select('key').execute()).toEqual([{ key: 'kept' }]);
  expect(await db.selectFrom('notifications').select('_id').execute()).toEqual([{ _id: fresh }]);
});

test('a document that went with no message and no draft goes after a month; others stay', async () => {
  const { db } = server.services;
  const shop = await server.makeContainer('documents');
  const ids = [1, 2, 3, 4].map((n) => String(n).repeat(24));
  const [unsent, sent, drafted, young] = ids as [string, string, string, string];
  await server.services.inContainer(shop._id, async (tx) => {
    for (const _id of ids) {
      const at = _id === young ? Math.floor(Date.now() / 1000) : 1;
      await tx
        .insertInto('files')
        .values({
          ...{ _id, kind: 'document', state: 'ready', type: 'attachment', filename: 'a.pdf', mimetype: 'application/pdf', size: 9 },
          ...{ tags: [], key: _id, image_sizes: '[]' as never, created_at: at, updated_at: at },
        })
        .execute();
    }
    await tx.insertInto('file_uses').values({ file_id: sent, user_kind: 'message', user_id: 'm' }).execute();
  });
  await db.transaction().execute(async (tx) => {
    // What a draft belongs to does not matter here.
    await sql`set local session_replication_role = replica`.execute(tx);
    const draft = { container_id: shop._id, support_id: 's', user_id: 'u', device: 'd', kind: 'reply', body: '', updated_at: 1 } as const;
    await tx
      .insertInto('message_drafts')
      .values({ ...draft, files: [drafted] })
      .execute();
  });
  await tidyUp(server.services);
  const rows = await db.selectFrom('files').select(['_id', 'state']).where('container_id', '=', shop._id).orderBy('_id').execute();
  expect(rows).toEqual([{ _id: unsent, state: 'removed' }, ...[sent, drafted, young].map((_id) => ({ _id, state: 'ready' }))]);
});
