import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketConfig, Config } from '../../kernel/config';
import { withinDeadline } from '../../kernel/deadline';
import type { Storage, StoredObject } from '../../kernel/storage';
import { fileCache } from './cache';
import { withScratch } from './scratch';

type Sdk = typeof import('@aws-sdk/client-s3');

/** ms until a connection must stand, and how long it may then say nothing. */
const CONNECTING = 3000;
const SILENT = 30_000;

/** ms one request may take with all its tries, and the bytes of one object that are read or sent. */
const DEADLINES = { request: 60_000, transfer: 5 * 60_000 } as const;

/** How often something is tried; the SDK waits between tries, longer each time. */
const TRIES = 4;

/** What goes wrong is thrown, and told once by whoever asked. */
const ignore = (): void => undefined;
const SILENCE = { debug: ignore, info: ignore, warn: ignore, error: ignore };

const statusOf = (error: unknown): number | undefined => (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** A bucket that is missing is not an object that is missing. */
const isMissing = (error: unknown): boolean => statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';

const md5Of = async (file: string): Promise<string> => {
  const hash = createHash('md5');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64');
};

const open = async ({ region, endpoint, pathStyle }: BucketConfig): Promise<{ sdk: Sdk; client: S3Client }> => {
  // A hundred files of code, which nobody needs who keeps files on a disk.
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    ...(region && { region }),
    ...(endpoint && { endpoint }),
    forcePathStyle: pathStyle,
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECTING, socketTimeout: SILENT },
    logger: SILENCE,
    // Servers that are not Amazon's do not know the newer ones; bytes are checked by their MD5, which all know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
};

/** Sends a request that is ended at its deadline. */
const inTime = <T>(ms: number, sent: (options: { readonly abortSignal: AbortSignal }) => Promise<T>): Promise<T> =>
  withinDeadline(ms, undefined, (abortSignal) => sent({ abortSignal }));

/** Objects in a bucket. What is read by its path is kept on this machine for a while. */
export const bucketStorage = (
  config: Pick<Config, 'dataDir'>,
  bucket: BucketConfig,
  deadlines: Readonly<Record<keyof typeof DEADLINES, number>> = DEADLINES,
): Storage => {
  let opened: ReturnType<typeof open> | undefined;
  const s3 = () => (opened ??= open(bucket));
  const at = (key: string) => ({ Bucket: bucket.name, Key: `${bucket.prefix}${key}` });
  const cache = fileCache(path.join(config.dataDir, 'cache'));

  const ifThere = <T>(found: Promise<T>): Promise<T | null> =>
    found.catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });

  const take = async (key: string, file: string): Promise<void> => {
    const { sdk, client } = await s3();
    const [{ size }, ContentMD5] = await Promise.all([stat(file), md5Of(file)]);
    for (let tries = 1; ; tries += 1) {
      try {
        const command = new sdk.PutObjectCommand({ ...at(key), Body: createReadStream(file), ContentLength: size, ContentMD5 });
        await inTime(deadlines.transfer, (options) => client.send(command, options));
        break;
      } catch (error) {
        // The SDK does not send a stream again, since it cannot know how.
        if (tries >= TRIES || (statusOf(error) ?? 500) < 500) throw error;
      }
    }
    await rm(file, { force: true });
  };

  async function* list(prefix: string): AsyncGenerator<StoredObject> {
    const { sdk, client } = await s3();
    let next: string | undefined;
    do {
      const command = new sdk.ListObjectsV2Command({
        Bucket: bucket.name,
        Prefix: at(prefix).Key,
        ...(next && { ContinuationToken: next }),
      });
      const page = await inTime(deadlines.request, (options) => client.send(command, options));
      for (const { Key = '', Size = 0 } of page.Contents ?? []) yield { key: Key.slice(bucket.prefix.length), size: Size };
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  const storage: Storage = {
    write: async (key, content) => {
      if (!Buffer.isBuffer(content)) {
        return withScratch(config, async (folder) => {
          const file = path.join(folder, 'arriving');
          await pipeline(content, createWriteStream(file));
          await take(key, file);
        });
      }
      const { sdk, client } = await s3();
      const ContentMD5 = createHash('md5').update(content).digest('base64');
      await inTime(deadlines.transfer, (options) =>
        client.send(new sdk.PutObjectCommand({ ...at(key), Body: content, ContentMD5 }), options),
      );
    },
    take,
    stat: async (key) => {
      const { sdk, client } = await s3();
      const found = await ifThere(inTime(deadlines.request, (options) => client.send(new sdk.HeadObjectCommand(at(key)), options)));
      return found && { key, size: found.ContentLength ?? 0 };
    },
    open: async (key, range) => {
      const { sdk, client } = await s3();
      const Range = range && `bytes=${range.start}-${range.end}`;
      const command = new sdk.GetObjectCommand({ ...at(key), ...(Range && { Range }) });
      const found = await ifThere(inTime(deadlines.request, (options) => client.send(command, options)));
      if (!found?.Body) return null;
      const size = Number(found.ContentRange?.split('/').at(-1) ?? found.ContentLength);
      // In Node its body is a stream of Node's.
      return { key, size, stream: found.Body as unknown as Readable };
    },
    list,
    localPath: (key) =>
      cache.path(key, async (file) => {
        const found = await storage.open(key);
        if (found)
          await withinDeadline(deadlines.transfer, undefined, (signal) => pipeline(found.stream, createWriteStream(file), { signal }));
        return found !== null;
      }),
    remove: async (key) => {
      const { sdk, client } = await s3();
      const removeOne = (one: string): Promise<unknown> =>
        inTime(deadlines.request, (options) => client.send(new sdk.DeleteObjectCommand(at(one)), options));
      await removeOne(key);
      for await (const below of list(`${key}/`)) await removeOne(below.key);
    },
    tidy: () => cache.tidy(),
    check: async () => {
      const { sdk, client } = await s3();
      const command = new sdk.ListObjectsV2Command({ Bucket: bucket.name, Prefix: bucket.prefix, MaxKeys: 1 });
      await inTime(deadlines.request, (options) => client.send(command, options));
    },
  };
  return storage;
};
