import { createRedactor } from '../../../src/client/replay/redaction/redact';
import { CHECKPOINT_EVERY, FORMAT, REDACTION, SNAPSHOT_EVERY, STATE_SCHEMA, toLine } from '../../../src/client/replay/format';
import { diffOf } from '../../../src/client/replay/reading/diff';
import { openLog } from '../../../src/client/replay/reading/open-log';
import { createTimeline } from '../../../src/client/replay/reading/timeline';
import { createScribe } from '../../../src/client/replay/scribe';
import { createFold, type State } from '../../../src/client/replay/slices';
import '../../../src/client/late-parts';
import { createRootReducer } from '../../../src/client/store';
import type { Finding } from '../measure';
import { recordedLog } from './log';

const ACTIONS = 50_000;
const SEEKS = 200;
/** Before the log was gone through: as many as somebody may ask for in those seconds. */
const EARLY_SEEKS = 40;
/** So few that a whole state every 1,000 actions, as a page writes it, leaves the file of a size that can be held here. */
const ROWS = 100;

/** The file of so many actions, as a page writes it. */
const logFile = (): Uint8Array<ArrayBuffer> => {
  const first = createRootReducer()(undefined, { type: 'begin' }) as unknown as State;
  const scribe = createScribe(createFold(createRootReducer), first, createRedactor('000102030405060708090a0b0c0d0e0f'));
  const app = { version: '1', commit: '' };
  const place = { locale: 'en', viewport: { width: 1_366, height: 768 }, container: '', clock: 0, seed: null };
  const header = {
    t: 'h',
    format: FORMAT,
    app,
    schema: STATE_SCHEMA,
    ...place,
    redaction: REDACTION,
    complete: true,
    state: scribe.state(),
  } as const;
  const lines = [toLine(header)];
  const step = createFold(createRootReducer);
  let page = first;
  for (const [i, action] of recordedLog(ACTIONS, ROWS).entries()) {
    const seq = i + 1;
    page = step(page, action);
    lines.push(
      ...scribe.action({ seq, dt: 20, origin: 'ui', action, cause: undefined, ...(seq % CHECKPOINT_EVERY === 0 && { state: page }) }, 0),
    );
    if (seq % SNAPSHOT_EVERY === 0) lines.push(toLine({ t: 's', seq, state: scribe.state() }));
  }
  return new Uint8Array(Buffer.from(`${lines.join('\n')}\n`));
};

const inPieces = async function* (bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < bytes.length; at += 1 << 20) yield bytes.subarray(at, at + (1 << 20));
};

const p95 = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** Opening a log of 50,000 actions, coming to any moment of it, and what an action of it changed; against the goals, for nobody else does it. */
export const reading = async (): Promise<Finding[]> => {
  const bytes = logFile();
  let began = performance.now();
  const log = await openLog(inPieces(bytes));
  const opened = (performance.now() - began) / 1_000;
  const timeline = createTimeline(log, createRootReducer);
  const seek = (times: number): number[] =>
    Array.from({ length: times }, (_, i) => {
      const index = Math.floor((((i + 1) * 0.618_034) % 1) * log.moments.length);
      began = performance.now();
      const after = timeline.stateAt({ index });
      diffOf(timeline.stateAt({ index: index - 1 }) ?? {}, after ?? {});
      return performance.now() - began;
    });
  const early = p95(seek(EARLY_SEEKS));
  began = performance.now();
  timeline.proceed(Infinity);
  const proven = log.moments.length / ((performance.now() - began) / 1_000);
  const { status } = timeline.result();
  if (status !== 'same') throw new Error(`The log came to another state: ${status}.`);
  const later = p95(seek(SEEKS));
  const finding = (bench: string, ours: number, goal: number, unit: string, better: Finding['better']): Finding => ({
    bench,
    ours,
    peer: goal,
    peerName: 'the goal',
    unit,
    better,
    goal: { ratio: 1 },
  });
  const megabytes = Math.round(bytes.length / 1_000_000);
  return [
    finding(`replay, a log of ${megabytes} MB opened`, opened, (5 * megabytes) / 50, 's', 'less'),
    finding('replay, the same before the log was gone through, p95', early, 500, 'ms', 'less'),
    finding('replay, any of 50,000 actions shown with its diff, p95', later, 500, 'ms', 'less'),
    finding('replay, proven', proven, 1_000, 'records/s', 'more'),
  ];
};
