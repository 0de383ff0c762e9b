import { writeFileSync } from 'node:fs';
import os from 'node:os';
import type { IsolatedWorkOf, KindsLike } from '../kernel/isolated';
import { failureOf, type Piece, type Told } from './messages';
import { startGuard } from './program';

/** Yields to the server itself, in time and, where the system has to choose whom to end, in memory. */
const yieldToServer = (): void => {
  os.setPriority(10);
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Systems other than Linux choose by themselves.
  }
};

const doPiece = async <Kinds extends KindsLike<Kinds>>(work: IsolatedWorkOf<Kinds>, { kind, request }: Piece): Promise<Told> => {
  const resident = (): number => process.memoryUsage.rss();
  try {
    const run = await work[kind as keyof Kinds].load();
    process.send?.({ type: 'began' } satisfies Told);
    return { type: 'done', answer: await run(request as never), resident: resident() };
  } catch (error) {
    return { type: 'failed', failure: failureOf(error), resident: resident() };
  }
};

/** Makes this process one that does pieces of work, until whoever started it ends. Its program calls `guard` in every other thread. */
export const serve = <Kinds extends KindsLike<Kinds>>(work: IsolatedWorkOf<Kinds>): void => {
  yieldToServer();
  startGuard().on('exit', () => process.kill(process.pid, 'SIGKILL'));
  // A terminal's Ctrl-C is meant for the server, which ends this process when it is done.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('message', (piece: Piece) => void doPiece(work, piece).then((told) => process.send?.(told)));
};
