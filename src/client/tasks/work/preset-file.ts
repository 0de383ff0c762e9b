import { ProductPresetCreateByJsonDocument } from '../../../contract/generated/operations';
import { refuse } from '../../../domain/fault';
import { piecesOf } from '../../../domain/product-presets/pieces';
import { refusedHere } from '../../kernel/app-error';
import { ask, call, type SagaGenerator } from '../../kernel/effects';
import type { TaskHandle } from '../../kernel/queue';
import { saveRestFile } from '../../kernel/rest-file';
import { presetFileById, type PresetFileAnswer } from '../preset-files';

export type PresetFilePayload =
  /** `query`: which product types, as the list's filters say it. */
  | { readonly what: 'export'; readonly query: Readonly<Record<string, string>> }
  /** `fileId`: see `preset-files`. */
  | { readonly what: 'check' | 'import'; readonly fileId: string };

const NOTHING: PresetFileAnswer = { done: false, made: 0, changed: 0, same: 0, refused: 0, rows: [] };

/** The answers of two pieces of a file as one of both. */
const together = (a: PresetFileAnswer, b: PresetFileAnswer): PresetFileAnswer => ({
  done: b.done,
  made: a.made + b.made,
  changed: a.changed + b.changed,
  same: a.same + b.same,
  refused: a.refused + b.refused,
  rows: [...a.rows, ...b.rows.map((row) => ({ ...row, row: row.row + a.rows.length }))],
});

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

function* take(what: 'check' | 'import', fileId: string, task: TaskHandle): SagaGenerator<void> {
  const file = presetFileById(fileId);
  if (!file) throw refusedHere(refuse('task.exportAgain'));
  // What is no such file goes as it is: the server says what is wrong with it.
  const pieces = piecesOf(parsed(file.json)) ?? [file.json];
  let answer = NOTHING;
  for (const [nth, json] of pieces.entries()) {
    const { data } = yield* ask(
      ProductPresetCreateByJsonDocument,
      { json, dry_run: what === 'check' },
      { idempotencyKey: `${task.key}-${nth}` },
    );
    answer = together(answer, data.productPresetCreateByJson);
    yield* call(task.progress, (nth + 1) / pieces.length);
  }
  file.answer = answer;
}

/** Product types as a file, which is saved, looked at, or taken in. */
export function* perform(payload: PresetFilePayload, task: TaskHandle): SagaGenerator<void> {
  if (payload.what !== 'export') return yield* take(payload.what, payload.fileId, task);
  yield* call(saveRestFile, `/product-presets.json?${new URLSearchParams(payload.query).toString()}`);
}
