import { files } from '../entities/files';
import { all, call, type SagaGenerator } from '../kernel/effects';
import { announceOwnFonts } from './own-fonts';

/** The rows of files tell which rendition the scene draws. */
function* loadRow(_id: string): SagaGenerator<void> {
  yield* call(files.fetchPage, { variables: { _id } });
}

/** What cannot be had now leaves its place empty, where it can be seen; preflight tells of it. */
function* atLeastTry(load: () => SagaGenerator<void>): SagaGenerator<void> {
  try {
    yield* load();
  } catch {
    // The layer is there all the same.
  }
}

/** Loads the pictures and own fonts a design draws with, as far as they can be had, before its layers appear. */
export function* loadUsed(fileIds: readonly string[], families: readonly string[]): SagaGenerator<void> {
  const rows = fileIds.map((fileId) => call(atLeastTry, () => loadRow(fileId)));
  yield* all([call(atLeastTry, () => announceOwnFonts(families)), ...rows]);
}
