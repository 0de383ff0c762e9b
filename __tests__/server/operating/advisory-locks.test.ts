import { lock, LOCK_CLASSES, tryLock, tryLockForSession } from '../../../src/server/db/advisory-locks';
import type { Tx } from '../../../src/server/kernel/context';
import { startTestServer, type TestServer } from '../harness';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const inTransaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => server.services.db.transaction().execute(work);

test('no two subjects share a number', () => {
  const numbers = Object.values(LOCK_CLASSES);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('one at a time holds a subject of a name; another subject of the same name, or another name, is free', async () => {
  await inTransaction(async (tx) => {
    await lock(tx, 'storeJobs', 'one');
    const others = await inTransaction(async (other) => [
      await tryLock(other, 'storeJobs', 'one'),
      await tryLock(other, 'storeJobs', 'two'),
      await tryLock(other, 'staff', 'one'),
    ]);
    expect(others).toEqual([false, true, true]);
  });
  expect(await inTransaction((tx) => tryLock(tx, 'storeJobs', 'one'))).toBe(true);
});

test('a lock of a session outlasts its transactions and ends with the session', async () => {
  const client = await server.services.pool.connect();
  expect(await tryLockForSession(client, 'workerLease', 'somebody')).toBe(true);
  await client.query('begin; commit');
  expect(await inTransaction((tx) => tryLock(tx, 'workerLease', 'somebody'))).toBe(false);
  const ended = new Promise((resolve) => client.once('end', resolve));
  client.release(true);
  await ended;
  // The server's side of the session ends a moment after ours.
  await inTransaction((tx) => lock(tx, 'workerLease', 'somebody'));
});
