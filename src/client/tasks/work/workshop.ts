import {
  HandOverDocument,
  MakeHandOverDocument,
  PackingSlipsDocument,
  TrackingImportDocument,
  WorkMoveDocument,
  type ToldParcelInput,
} from '../../../contract/generated/operations';
import type { WorkMove } from '../../../domain/sales/work-queue';
import { refuse } from '../../../domain/fault';
import { refusedHere } from '../../kernel/app-error';
import { ask, browserOf, call, type SagaGenerator } from '../../kernel/effects';
import type { TaskHandle } from '../../kernel/queue';
import { importById } from '../imports';

export type WorkshopPayload =
  | { readonly what: 'slips'; readonly ids: readonly string[]; readonly paper: string }
  | { readonly what: 'handOver'; readonly fulfilmentId: string }
  | { readonly what: 'again'; readonly handOverId: string }
  /** What somebody says of one piece of work. */
  | { readonly what: 'move'; readonly id: string; readonly to: WorkMove; readonly reason?: string }
  /** What would become of a file's parcels, and taking them in; `importId`: see `imports`. */
  | { readonly what: 'check' | 'import'; readonly fulfilmentId: string; readonly importId: string };

/** Parcels of one call. */
const AT_ONCE = 500;

const save = function* (name: string, parts: BlobPart[], type: string): SagaGenerator<void> {
  (yield* browserOf()).saveFile(name, new Blob(parts, { type }));
};

/** Those of one order stay together, since its last parcel has what is left of it; more than fit into one call go on in the next. */
export const inCalls = (parcels: readonly ToldParcelInput[]): (readonly number[])[] => {
  const byReference = new Map<string, number[]>();
  parcels.forEach(({ reference }, at) => byReference.set(reference, [...(byReference.get(reference) ?? []), at]));
  const calls: number[][] = [[]];
  for (const places of byReference.values()) {
    const last = calls.at(-1);
    if (last && last.length + places.length <= AT_ONCE) last.push(...places);
    else for (let from = 0; from < places.length; from += AT_ONCE) calls.push(places.slice(from, from + AT_ONCE));
  }
  return calls.filter((places) => places.length > 0);
};

function* trackings(
  { what, fulfilmentId, importId }: Extract<WorkshopPayload, { readonly importId: string }>,
  task: TaskHandle,
): SagaGenerator<void> {
  const wanted = importById(importId);
  if (!wanted) throw refusedHere(refuse('task.exportAgain'));
  const calls = inCalls(wanted.parcels);
  const answers = [...wanted.answers];
  for (const [nth, places] of calls.entries()) {
    const parcels = places.flatMap((place) => wanted.parcels[place] ?? []);
    const variables = { fulfilment_id: fulfilmentId, parcels, dry: what === 'check' };
    const { data } = yield* ask(TrackingImportDocument, variables, { idempotencyKey: `${task.key}-${nth}` });
    places.forEach((place, at) => {
      const answer = data.trackingImport[at];
      if (answer) answers[place] = answer;
    });
    yield* call(task.progress, (nth + 1) / calls.length);
  }
  wanted.answers = answers;
}

/** What a workshop takes out of here and brings back: slips and orders as files, parcels from a file. */
export function* perform(payload: WorkshopPayload, task: TaskHandle): SagaGenerator<void> {
  if (payload.what === 'slips') {
    const { data } = yield* ask(PackingSlipsDocument, { ids: [...payload.ids], paper: payload.paper });
    const { name, pdf } = data.packingSlips;
    const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
    yield* save(name, [bytes], 'application/pdf');
  } else if (payload.what === 'handOver') {
    const { data } = yield* ask(MakeHandOverDocument, { fulfilment_id: payload.fulfilmentId }, { idempotencyKey: task.key });
    yield* save(data.makeHandOver.name, [data.makeHandOver.csv], 'text/csv;charset=utf-8');
  } else if (payload.what === 'move') {
    const { id, to, reason } = payload;
    yield* ask(WorkMoveDocument, { ids: [id], to, reason }, { idempotencyKey: task.key });
  } else if (payload.what === 'again') {
    const { data } = yield* ask(HandOverDocument, { _id: payload.handOverId });
    yield* save(data.handOver.name, [data.handOver.csv], 'text/csv;charset=utf-8');
  } else yield* trackings(payload, task);
}
