import type { MockupSideInput } from '../../contract/generated/operations';
import { findFont } from '../../scene/fonts';
import { addWebFonts } from '../../scene/web-assets';
import { fonts } from '../entities/fonts';
import { call, type SagaGenerator } from '../kernel/effects';
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
