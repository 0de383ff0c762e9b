import { MOST_TRIES, waitBefore } from '../../kernel/backoff';
import { random } from '../../kernel/clock';
import { toAppError } from '../../kernel/app-error';
import { call, delay, type SagaGenerator } from '../../kernel/effects';
import type { TaskHandle } from '../../kernel/queue';
import { noteTask, noteOf } from './keep';

/** Does something that is the same when it is done twice, until it is done: no answer, or a server that is down, is waited out. Throws what does not pass. */
export function* patiently<Result>(work: () => SagaGenerator<Result>): SagaGenerator<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return yield* call(work);
    } catch (error) {
      if (toAppError(error).kind !== 'maintenance' || tries >= MOST_TRIES) throw error;
      yield* delay(waitBefore(tries - 1, random()));
    }
  }
}

/** How far work in steps came: as many are behind it. */
interface Note {
  readonly from: number;
}

const fromOf = (note: unknown): number => {
  const { from } = (note ?? {}) as Partial<Note>;
  return typeof from === 'number' ? from : 0;
};

/**
 * Works `total` things off, `size` at a time, from where an earlier page left off; tells how far it is and can be held or given up in between. `step` does those
 * from `from` to before `to`, and must be the same when it is done twice.
 */
export function* inSteps(
  { key, turn, counted }: TaskHandle,
  { total, size }: { readonly total: number; readonly size: number },
  step: (from: number, to: number) => SagaGenerator<void>,
): SagaGenerator<void> {
  let from = fromOf(yield* call(noteOf, key));
  while (from < total) {
    yield* turn();
    const to = Math.min(total, from + size);
    yield* patiently(() => step(from, to));
    from = to;
    yield* call(noteTask, key, { from } satisfies Note);
    yield* counted(from, total);
  }
}
