import type { MockupSideInput } from '../../contract/generated/operations';
import { findFont } from '../../scene/fonts';
import { addWebFonts } from '../../scene/web-assets';
import { fonts } from '../entities/fonts';
import { call, type SagaGenerator } from '../kernel/effects';

/** The most that are asked for at once: the server's largest page. */
const PAGE = 100;

const namesOwnFont = (sides: readonly MockupSideInput[]): boolean =>
  sides
    .flatMap(({ layers }) => layers.flatMap(({ settings }) => settings))
    .some(({ name, value }) => name === 'fontFamily' && typeof value === 'string' && !findFont(value));

/** Tells the page where the container's own fonts lie, where saved sides name one: a text in it can be drawn from then on. */
export function* announceOwnFonts(sides: readonly MockupSideInput[]): SagaGenerator<void> {
  if (!namesOwnFont(sides)) return;
  const rows = yield* call(fonts.fetchPage, { perpage: PAGE, variables: { provider: 'custom' } });
  yield* call(addWebFonts, rows);
}
