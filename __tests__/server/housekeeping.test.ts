import { notify } from '../../src/server/inbox/notify';
import { tidyUp } from '../../src/server/housekeeping';
import { startTestServer, type TestServer } from './harness';

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
