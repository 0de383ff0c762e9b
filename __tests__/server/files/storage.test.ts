import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BucketConfig } from '../../../src/server/kernel/config';
import { StorageAway, type Storage } from '../../../src/server/kernel/storage';
import { fileCache } from '../../../src/server/files/storage/cache';
import { openStorage } from '../../../src/server/files/storage/open';
import { S3_KEYS, S3_REGION, startS3StandIn, useS3Keys, type S3StandIn } from '../../support/s3-stand-in';

let s3: S3StandIn;
let dataDir: string;

beforeAll(async () => {
  s3 = await startS3StandIn();
  useS3Keys();
});
afterAll(() => s3.stop());
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'back-office-storage-'));
});
afterEach(() => {
  s3.fails = 'no';
  rmSync(dataDir, { recursive: true, force: true });
});

const bucketAt = (prefix: string): BucketConfig => ({ name: 'files', prefix, region: S3_REGION, endpoint: s3.endpoint, pathStyle: true });

const all = async (storage: Storage, prefix = ''): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key, size } of storage.list(prefix)) keys.push(`${key} ${size}`);
  return keys;
};

const bytesOf = async (storage: Storage, key: string): Promise<string | undefined> => {
  const found = await storage.open(key);
  return found ? (await buffer(found.stream)).toString() : undefined;
};

describe.each([
  ['a folder', (): Storage => openStorage({ dataDir })],
  ['a bucket', (): Storage => openStorage({ dataDir, bucket: bucketAt(`${path.basename(dataDir)}/`) })],
])('%s', (_name, open) => {
  test('keeps what is written, whole or by ranges, until it is removed', async () => {
    const storage = open();
    await storage.write('a/one.txt', Buffer.from('first'));
    await storage.write('a/one.txt', Buffer.from('0123456789'));
    await storage.write('a/two.txt', Readable.from([Buffer.from('streamed '), Buffer.from('in')]));
    expect(await bytesOf(storage, 'a/one.txt')).toBe('0123456789');
    expect(await bytesOf(storage, 'a/two.txt')).toBe('streamed in');
    const part = await storage.open('a/one.txt', { start: 2, end: 4 });
    expect([part?.size, (await buffer(part?.stream ?? Readable.from([]))).toString()]).toEqual([10, '234']);
    expect(await storage.stat('a/one.txt')).toEqual({ key: 'a/one.txt', size: 10 });
    expect([await storage.stat('a/no.txt'), await storage.open('a/no.txt'), await storage.localPath('a/no.txt')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(readFileSync((await storage.localPath('a/one.txt')) ?? '', 'utf8')).toBe('0123456789');
    await storage.remove('a/one.txt');
    await storage.remove('a/one.txt');
    expect(await all(storage)).toEqual(['a/two.txt 11']);
  });

  test('takes files of this machine, which are gone from their place', async () => {
    const storage = open();
    const folder = path.join(dataDir, 'work');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'made'), 'rendition');
    await storage.take('key/thumb.webp', path.join(folder, 'made'));
    expect(await bytesOf(storage, 'key/thumb.webp')).toBe('rendition');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('lists in any number, by a prefix, and removes whole folders', async () => {
    const storage = open();
    const keys = Array.from({ length: 8 }, (_, i) => `many/${i}.bin`);
    for (const key of [...keys, 'many-others/x', 'z']) await storage.write(key, Buffer.from('x'));
    expect(await all(storage, 'many/')).toEqual(keys.map((key) => `${key} 1`));
    expect(await all(storage)).toHaveLength(10);
    await storage.remove('many');
    expect((await all(storage)).toSorted()).toEqual(['many-others/x 1', 'z 1']);
  });

  test('a stream that fails leaves nothing, and what was there stays', async () => {
    const storage = open();
    await storage.write('a/b', Buffer.from('before'));
    const failing = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('The line broke.');
      })(),
    );
    await expect(storage.write('a/b', failing)).rejects.toThrow();
    expect(await bytesOf(storage, 'a/b')).toBe('before');
    expect(await all(storage)).toEqual(['a/b 6']);
    expect(readdirSync(path.join(dataDir, _name === 'a folder' ? 'files/.arriving' : 'scratch'))).toEqual([]);
  });

  test('what a crash left while something was written is cleared after a day', async () => {
    const storage = open();
    const left = path.join(dataDir, 'files', '.arriving', 'left');
    mkdirSync(path.dirname(left), { recursive: true });
    for (const name of [left, `${left}-just-now`]) writeFileSync(name, 'half');
    utimesSync(left, new Date(0), new Date(0));
    await storage.tidy();
    if (_name === 'a folder') expect(readdirSync(path.dirname(left))).toEqual(['left-just-now']);
    expect(await all(storage)).toEqual([]);
  });
});

describe('a bucket that is away', () => {
  const logged = (): { readonly lines: string[]; restore(): void } => {
    const lines: string[] = [];
    const spy = jest.spyOn(process.stderr, 'write').mockImplementation((line) => Boolean(lines.push(String(line))));
    return { lines, restore: () => spy.mockRestore() };
  };

  test.each([
    ['refuses', (): Partial<BucketConfig> => ((s3.fails = 'busy'), {})],
    ['breaks off', (): Partial<BucketConfig> => ((s3.fails = 'cut'), {})],
    ['is not there', (): Partial<BucketConfig> => ({ endpoint: 'http://127.0.0.1:9' })],
    ['is another', (): Partial<BucketConfig> => ({ name: 'no-such-bucket' })],
  ])('%s: every door says so, and none loses anything', async (_how, away) => {
    const storage = openStorage({ dataDir, bucket: { ...bucketAt('p/'), ...away() } });
    const log = logged();
    const file = path.join(dataDir, 'kept');
    writeFileSync(file, 'kept');
    // All at once: each waits for its last try.
    const doors = [
      () => storage.open('x'),
      () => storage.write('x', Buffer.from('x')),
      () => storage.take('x', file),
      () => storage.remove('x'),
      () => storage.localPath('x'),
      () => storage.check(),
      () => all(storage),
    ];
    await Promise.all(doors.map((door) => expect(door()).rejects.toThrow(StorageAway)));
    log.restore();
    expect(readFileSync(file, 'utf8')).toBe('kept');
    expect(log.lines.length).toBeGreaterThan(0);
    expect(log.lines.join('')).not.toContain(S3_KEYS.secret);
  });

  test('busy for a moment is tried again, streams too', async () => {
    const storage = openStorage({ dataDir, bucket: bucketAt('q/') });
    for (const content of [Buffer.from('again'), Readable.from([Buffer.from('again')])]) {
      s3.busyFor = 2;
      await storage.write('x', content);
      expect(await bytesOf(storage, 'x')).toBe('again');
    }
  });

  test('keys that are wrong are refused, and not told', async () => {
    useS3Keys({ id: S3_KEYS.id, secret: 'another-secret' });
    const log = logged();
    await expect(openStorage({ dataDir, bucket: bucketAt('') }).check()).rejects.toThrow(StorageAway);
    log.restore();
    useS3Keys();
    expect(log.lines.join('')).toMatch(/SignatureDoesNotMatch/);
    expect(log.lines.join('')).not.toContain('another-secret');
  });
});

test('copies of objects are fetched once, and the oldest go when they are too many', async () => {
  const root = path.join(dataDir, 'cache');
  const cache = fileCache(root, 10);
  let fetched = 0;
  const fetch = (file: string): Promise<boolean> => {
    fetched += 1;
    writeFileSync(file, '123456');
    return Promise.resolve(true);
  };
  const [first, again] = await Promise.all([cache.path('a/x', fetch), cache.path('a/x', fetch)]);
  expect([again, fetched]).toEqual([first, 1]);
  await cache.path('b/x', fetch);
  expect(await cache.path('none', () => Promise.resolve(false))).toBeNull();
  await cache.tidy();
  expect(readdirSync(root)).toHaveLength(2);
  utimesSync(first ?? '', new Date(0), new Date(0));
  await cache.tidy();
  expect(readdirSync(root)).toEqual(['b_x']);
});
