import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyConfig, type BusboyFileStream } from '@fastify/busboy';
import { MAX_UPLOAD_SIZE } from '../../domain/files/upload-rules';
import { UserError } from '../kernel/errors';
import { SentFile } from '../kernel/sent-file';
import { readParams, type Params } from './params';
import { readMap, type FileMap } from './multipart-map';

const MEGABYTE = 1024 * 1024;

/** Longest `operations` or `map`, in bytes. */
const MOST_TEXT = 4 * MEGABYTE;
const MOST_FILES = 25;
/** Bytes all files of one call have together. */
const MOST_BYTES = 200 * MEGABYTE;

const LIMITS: BusboyConfig['limits'] = {
  fieldNameSize: 100,
  fieldSize: MOST_TEXT,
  fields: 2,
  // One more than may be, so that it is seen.
  files: MOST_FILES + 1,
  parts: MOST_FILES + 3,
  fileSize: MAX_UPLOAD_SIZE + 1,
  headerPairs: 20,
  headerSize: 4096,
};

const broken = (): UserError => new UserError('request.multipart');

interface Reading {
  /** An empty folder of this machine for the files. */
  readonly folder: string;
  /** Throws for a call no files are sent along with; asked before the first byte of a file is taken. */
  readonly allow: (params: Params) => void;
  /** Asked as bytes come: throws where nothing can be written. */
  readonly room: () => Promise<void>;
}

/**
 * Reads a call as the graphql-multipart-request-spec has it: `operations`, then `map`, then the files, each written to the folder; the variables then
 * hold a `SentFile` where the map says so. Memory holds the two texts alone. Throws `UserError` in one sentence as soon as something is wrong, with the rest of the body unread.
 */
export const readMultipart = async (request: IncomingMessage, reading: Reading): Promise<Params> => {
  const form = openForm(request);
  const ended = new AbortController();
  const writing: Promise<void>[] = [];
  try {
    return await new Promise<Params>((resolve, reject) => {
      // A fault of this machine's disk is told as what it is.
      const isOwn = (error: unknown): boolean => error instanceof UserError || (error as NodeJS.ErrnoException).syscall !== undefined;
      const fail = (error: unknown): void => reject(isOwn(error) ? error : broken());
      const call = new Call(reading);
      let bytes = 0;
      request.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MOST_BYTES + 3 * MOST_TEXT) fail(tooMuch());
      });
      request.once('aborted', () => fail(broken()));
      request.once('error', fail);
      form.on('error', fail);
      for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
        form.on(limit, () => fail(limit === 'fieldsLimit' ? broken() : tooMany()));
      form.on('field', (name, value, _nameTruncated, truncated) => {
        try {
          if (truncated) throw broken();
          call.takeText(name, value);
        } catch (error) {
          fail(error);
        }
      });
      form.on('file', (name, stream, filename, _encoding, mimetype) => {
        const work = call.takeFile(name, stream, { filename: filename || name, mimetype }, ended.signal).catch((error: unknown) => {
          stream.resume();
          fail(error);
        });
        writing.push(work);
      });
      form.on('finish', () => {
        Promise.all(writing)
          .then(() => resolve(call.finish()), fail)
          .catch(fail);
      });
      request.pipe(form);
    });
  } finally {
    request.unpipe(form);
    ended.abort();
    await Promise.allSettled(writing);
    // What still comes is let go by, so that its sender comes to read the answer; endless ones are hung up on (http/slow-bodies.ts).
    request.resume();
  }
};

const tooMany = (): UserError => new UserError('request.tooManyFiles', { values: { most: MOST_FILES } });
const tooMuch = (): UserError => new UserError('request.filesTooBig', { values: { most: MOST_BYTES / MEGABYTE } });

type Form = InstanceType<typeof Busboy>;

const openForm = (request: IncomingMessage): Form => {
  try {
    return new Busboy({ headers: request.headers as BusboyConfig['headers'], limits: LIMITS });
  } catch {
    throw broken();
  }
};

/** What has come of a call so far. */
class Call {
  private readonly texts = new Map<string, string>();
  private read: { readonly params: Params; readonly map: FileMap } | undefined;
  private readonly come = new Set<string>();
  private bytes = 0;

  constructor(private readonly reading: Reading) {}

  takeText(name: string, value: string): void {
    const wanted = this.texts.size === 0 ? 'operations' : 'map';
    if (name !== wanted || this.texts.has(name)) throw new UserError('request.multipartFirst');
    this.texts.set(name, value);
    if (name === 'map') this.begin();
  }

  private begin(): void {
    const params = readParams(this.texts.get('operations'));
    this.reading.allow(params);
    const map = readMap(this.texts.get('map') ?? '', params.variables);
    if (map.size > MOST_FILES) throw tooMany();
    this.read = { params, map };
  }

  async takeFile(
    name: string,
    stream: BusboyFileStream,
    told: Pick<SentFile, 'filename' | 'mimetype'>,
    signal: AbortSignal,
  ): Promise<void> {
    const { read, reading } = this;
    if (!read) throw new UserError('request.multipartFirst');
    const put = read.map.get(name);
    if (!put || this.come.has(name)) throw new UserError('request.multipartFile');
    this.come.add(name);
    if (this.come.size > MOST_FILES) throw tooMany();
    const [hash, file] = [createHash('sha256'), path.join(reading.folder, String(this.come.size))];
    let size = 0;
    const count = async function* (this: Call, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        size += chunk.length;
        this.bytes += chunk.length;
        if (size > MAX_UPLOAD_SIZE)
          throw new UserError('upload.tooBig', {
            field: name,
            values: { most: MAX_UPLOAD_SIZE / MEGABYTE, kind: told.mimetype.slice(0, 40) },
          });
        if (this.bytes > MOST_BYTES) throw tooMuch();
        await reading.room();
        hash.update(chunk);
        yield chunk;
      }
    };
    await pipeline(stream as Readable, count.bind(this), createWriteStream(file), { signal });
    put(new SentFile({ ...told, size, sha256: hash.digest('hex'), path: file }));
  }

  finish(): Params {
    if (!this.read) throw broken();
    if (this.come.size < this.read.map.size) throw new UserError('request.multipartFile');
    return this.read.params;
  }
}
