import type { MockupSideInput } from '../../contract/generated/operations';
import { findFont } from '../../scene/fonts';
import { addWebFonts } from '../../scene/web-assets';
import { files } from '../entities/files';
import { fonts } from '../entities/fonts';
import { all, call, type SagaGenerator } from '../kernel/effects';
import type { EditorDocument } from './document/types';

/** The most that are asked for at once: the server's largest page. */
const PAGE = 100;

/** The font families saved sides name. */
export const familiesOfSides = (sides: readonly MockupSideInput[]): string[] =>
  sides
    .flatMap(({ layers }) => layers.flatMap(({ settings }) => settings))
    .flatMap(({ name, value }) => (name === 'fontFamily' && typeof value === 'string' ? [value] : []));

/** The font families a document names. */
export const familiesOfDocument = ({ sides }: EditorDocument): string[] =>
  Object.values(sides).flatMap(({ layers }) => Object.values(layers).flatMap((layer) => (layer.type === 'text' ? [layer.fontFamily] : [])));

/** Tells the page where the container's own fonts lie, where one of them is named: a text in it can be drawn from then on. */
export function* announceOwnFonts(families: readonly string[]): SagaGenerator<void> {
  if (families.every((family) => findFont(family))) return;
  const rows = yield* call(fonts.fetchPage, { perpage: PAGE, variables: { provider: 'custom' } });
  yield* call(addWebFonts, rows);
}

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
