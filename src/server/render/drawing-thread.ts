import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { familiesOf, fileIdsOf } from '../../scene/assets';
import { findFont } from '../../scene/fonts';
import type { SceneSide } from '../../scene/document';
import { UserError } from '../kernel/errors';
import type { DrawingAnswer, DrawingFailure, DrawingRequest } from './drawing-messages';
import type { LoadFile } from './node-assets';
import type { Preview, PreviewOptions } from './preview';

interface Waiting {
  readonly resolve: (preview: Preview) => void;
  readonly reject: (error: Error) => void;
}

/** The built server's first file draws when it is loaded as a thread; from the sources the thread compiles as the main one does. */
const startWorker = (): Worker => {
  if (path.basename(__filename) !== 'drawing-thread.ts') return new Worker(path.join(__dirname, 'main.js'));
  return new Worker(path.join(__dirname, 'drawing-worker.ts'), { execArgv: ['--require', require.resolve('tsx/cjs')] });
};

const errorOf = (failure: DrawingFailure): Error =>
  failure.kind === 'fault' ? new Error(failure.message) : UserError.of(failure, { code: failure.code });

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

const settle = (id: number, end: (entry: Waiting) => void): void => {
  const entry = waiting.get(id);
  waiting.delete(id);
  // A thread with nothing to do keeps no process alive.
  if (waiting.size === 0) worker?.unref();
  if (entry) end(entry);
};

/** A thread that died takes its work with it; the next piece of work starts another. */
const lost = (died: Worker, reason: string): void => {
  if (worker !== died) return;
  worker = null;
  for (const id of waiting.keys()) settle(id, ({ reject }) => reject(new Error(`The drawing thread ended: ${reason}`)));
};

const runningWorker = (): Worker => {
  if (worker) return worker;
  const started = startWorker();
  started.on('message', (answer: DrawingAnswer) =>
    settle(answer.id, ({ resolve, reject }) => {
      if ('failure' in answer) return reject(errorOf(answer.failure));
      const { bytes, ...drawn } = answer.drawn;
      return resolve({ ...drawn, buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) });
    }),
  );
  started.on('error', (error) => lost(started, error.message));
  started.on('exit', (code) => lost(started, `exit code ${code}`));
  worker = started;
  return started;
};

const byName = async <T>(names: readonly string[], load: (name: string) => Promise<T>): Promise<ReadonlyMap<string, T>> =>
  new Map(await Promise.all(names.map(async (name) => [name, await load(name)] as const)));

/**
 * `renderPreview` on a thread of its own, one for the whole process: requests are answered while it draws. Takes and throws the same.
 */
export const drawInThread = async (side: SceneSide, loadFile: LoadFile, options: PreviewOptions = {}): Promise<Preview> => {
  const { fontFiles, ...rest } = options;
  const own = fontFiles ? familiesOf(side).filter((family) => !findFont(family)) : [];
  const [pictures, fonts] = await Promise.all([
    byName(fileIdsOf(side, options.include), loadFile),
    byName(own, async (family) => (await fontFiles?.(family)) ?? null),
  ]);
  const thread = runningWorker();
  const request: DrawingRequest = { id: (lastId += 1), side, pictures, fonts, options: rest };
  return new Promise((resolve, reject) => {
    waiting.set(request.id, { resolve, reject });
    thread.ref();
    thread.postMessage(request);
  });
};
