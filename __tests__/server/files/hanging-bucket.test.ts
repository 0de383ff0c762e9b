import { mkdtempSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import os from 'node:os';
import path from 'node:path';
import { bucketStorage } from '../../../src/server/files/storage/bucket';
import { comes } from '../../support/comes';
import { useS3Keys } from '../../support/s3-stand-in';
import { HTTP_HANGS, startHttpPeer, type HostilePeer, type HttpHang } from '../../support/stand-ins/hostile-peers';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'back-office-bucket-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const peers: HostilePeer[] = [];
afterEach(() => Promise.all(peers.splice(0).map((peer) => peer.close())));

/** To the SDK packed bytes are an object like any other, and `101` without the name of a protocol is an empty one. */
const ANSWERS: readonly HttpHang[] = ['sends a gzip bomb', 'sends 101 for no protocol'];
const hangs = (Object.keys(HTTP_HANGS) as HttpHang[]).filter((hang) => !ANSWERS.includes(hang));

test('a bucket whose server hangs, in whichever way, is given up in time when a file is read, and its connection closed', async () => {
  useS3Keys();
  for (const hang of hangs) peers.push(await startHttpPeer(hang));
  const ends = await Promise.all(
    hangs.map(async (hang, index) => {
      const peer = peers[index]!;
      const storage = bucketStorage(
        { dataDir },
        { name: 'files', prefix: '', region: 'eu-west-1', endpoint: `http://127.0.0.1:${peer.port}`, pathStyle: true },
        { request: 300, transfer: 600 },
      );
      const read = storage.localPath(`key-${index}`).then(
        () => 'a file',
        () => 'given up',
      );
      return [hang, await Promise.race([read, sleep(5000, 'no end', { ref: false })])];
    }),
  );
  expect(ends).toEqual(hangs.map((hang) => [hang, 'given up']));
  // A redirect is a whole answer: its connection is kept for the next request.
  await comes(() => expect(hangs.filter((hang, index) => peers[index]!.open > 0 && hang !== 'redirects to itself')).toEqual([]));
});
