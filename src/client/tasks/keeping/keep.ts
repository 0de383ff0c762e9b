import type { Action } from '@reduxjs/toolkit';
import type { AppError } from '../../kernel/app-error';
import { call, currentTime, delay, outboxOf, put, select, type SagaGenerator } from '../../kernel/effects';
import { selectTask, taskActions, type TaskEntry, type TasksRoot } from '../../kernel/tasks-slice';
import { ends, fails, pauses } from './about';
import { keptKinds } from './kept-kinds';

/** How often a page looks for tasks of tabs that are gone, in milliseconds. */
const LOOK_EVERY = 5_000;

/** The application's session, of which only the person matters here. */
interface UserRoot {
  readonly session: { readonly userId: string | null };
}

/** Keys of the tasks this page has in the outbox. */
const kept = new Set<string>();

/**
 * Writes a task to the outbox, if its kind is kept and it is not there. One that has no room there goes on as long as the page is open. A task that is kept
 * before it is pushed is done even when the page is left at once.
 */
export function* keepTask({ key, kind, payload, queuedAt }: Pick<TaskEntry, 'key' | 'kind' | 'payload' | 'queuedAt'>): SagaGenerator<void> {
  const what = keptKinds[kind]?.keep(payload as never);
  const owner = yield* select(({ session }: UserRoot) => session.userId);
  const outbox = what && (yield* outboxOf());
  if (!outbox || owner === null) return;
  kept.add(key);
  const { bytes } = what;
  try {
    yield* call(outbox.add, { key, kind, payload, owner, queuedAt, held: false, size: bytes?.size ?? 0 }, bytes);
  } catch {
    // No room in the outbox, or none in the browser.
  }
}

/** The same of a task that is in the queue. */
export function* keepRunning(key: string): SagaGenerator<void> {
  const entry = yield* select((state: TasksRoot) => selectTask(state, key));
  if (entry) yield* call(keepTask, entry);
}

/** How far a task came, as it was last noted; undefined: nowhere, or nobody knows. */
export function* noteOf(key: string): SagaGenerator<unknown> {
  const outbox = yield* outboxOf();
  return outbox && (yield* call(outbox.noteOf, key));
}

/** Notes how far a task came. */
export function* noteTask(key: string, note: unknown): SagaGenerator<void> {
  const outbox = yield* outboxOf();
  if (outbox) yield* call(outbox.change, key, { note });
}

/** Queues what pages that are gone left of a person's tasks, and what others leave from now on. Never ends by itself. */
export function* resumeTasks(owner: string): SagaGenerator<void> {
  const outbox = yield* outboxOf();
  if (!outbox) return;
  for (;;) {
    for (const { task, bytes } of yield* call(outbox.takeOver, owner, yield* currentTime())) {
      const { key, kind, payload, queuedAt, held, refused } = task;
      const restore = keptKinds[kind]?.restore;
      if (bytes && restore) yield* call(restore, payload as never, bytes);
      kept.add(key);
      yield* put(taskActions.resumed({ key, kind, payload, at: queuedAt, held: held || refused !== undefined }));
      if (refused) yield* put(taskActions.errored({ key, error: refused }));
    }
    yield* delay(LOOK_EVERY);
  }
}

/** The tasks of the outbox an action is about. */
const concerned = (action: Action): readonly string[] => {
  if (!ends(action) && !pauses(action) && !fails(action)) return [];
  const { payload } = action;
  return ('keys' in payload ? payload.keys : [payload.key]).filter((key) => kept.has(key));
};

/** Why the server did not take it. What no answer came to is tried again by the next page. */
const refusalIn = (action: Action): AppError | undefined =>
  taskActions.errored.match(action) && action.payload.error.kind === 'refused' ? action.payload.error : undefined;

/** Brings the outbox to what an action did with tasks. */
export function* followTask(action: Action): SagaGenerator<void> {
  if (taskActions.push.match(action)) {
    const { at: queuedAt, ...task } = action.payload;
    yield* keepTask({ ...task, queuedAt });
    // It may have been given up meanwhile.
    const { key } = task;
    if (!kept.has(key) || (yield* select((state: TasksRoot) => selectTask(state, key) !== undefined))) return;
  }
  const keys = taskActions.push.match(action) ? [action.payload.key] : concerned(action);
  const outbox = keys.length > 0 ? yield* outboxOf() : undefined;
  if (!outbox) return;
  for (const key of keys) {
    if (pauses(action)) yield* call(outbox.change, key, { held: taskActions.hold.match(action) });
    else if (fails(action)) yield* call(outbox.change, key, { refused: refusalIn(action) });
    else {
      kept.delete(key);
      yield* call(outbox.remove, key);
    }
  }
}
