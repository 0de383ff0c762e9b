import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '../../../src/server/server';
import { startTestServer } from '../harness';

test('a key other than the one credentials were encrypted with is said at the start, in one sentence', async () => {
  const first = await startTestServer({ demo: true, workers: false });
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'back-office-key-'));
  const second = { ...first.config, demo: false, dataDir };
  try {
    await expect(startServer(second)).rejects.toThrow(
      /^SECRETS_KEY, or secrets\.key in DATA_DIR, isn’t the key [^.]*\. Set the right key, [^.]*\.$/,
    );
    await first.services.db.updateTable('stores').set({ credentials: '' }).execute();
    const { data, errors } = await first.graphql(
      'mutation ($params: FulfilmentInput!) { makeFulfilment(params: $params) { _id } }',
      { params: { type: 'private', name: 'In-house' } },
      { token: await first.signIn() },
    );
    expect([data?.makeFulfilment, errors]).toEqual([{ _id: expect.any(String) as string }, undefined]);
    await expect(startServer(second)).rejects.toThrow(/^SECRETS_KEY, or secrets\.key/);
    // Wiped credentials need no key, but the two would encrypt new ones with different keys.
    await first.services.db.updateTable('fulfilments').set({ credentials: '' }).execute();
    await expect(startServer(second)).rejects.toThrow(/^Another server or worker on this database has a different SECRETS_KEY\./);
    cpSync(path.join(first.config.dataDir, 'keys'), path.join(dataDir, 'keys'), { recursive: true });
    const lost = await startServer({ ...second, secretsLost: true });
    await lost.stop();
  } finally {
    await first.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
