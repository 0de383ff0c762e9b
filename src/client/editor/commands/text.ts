import i18next from 'i18next';
import { readableInk } from '../../../domain/design/palette';
import type { ScenePrintArea, SceneTextLayer } from '../../../scene/document';
import { documentActions } from '../document/actions';
import type { LayerChange } from '../document/types';
import { selectDocument, selectSide } from '../selectors';
import type { EditorRoot } from '../state';
import { uiActions } from '../ui';
import { inDesign, onLooseTargets, type Command, type Targets } from './command';

/** What text is set in that nobody chose a font for. */
const PLAIN_FONT = 'Oswald';

/** How much of the print area a long text takes at most, across and down. */
const MOST_ACROSS = 0.9;
const MOST_DOWN = 0.8;
const LINE_HEIGHT = 1.16;
/** A letter's width as a share of the font size, on average. */
const LETTER_WIDTH = 0.5;

/** The largest size at which the whole text stands in the print area, as far as one can tell without measuring its letters. */
const largestSize = (text: string, { width, height, scaleX, scaleY }: ScenePrintArea): number => {
  const [across, down] = [width * scaleX * MOST_ACROSS, height * scaleY * MOST_DOWN];
  const byLetters = Math.sqrt((across * down) / (Math.max(1, text.length) * LETTER_WIDTH * LINE_HEIGHT));
  return Math.round(Math.min(byLetters, down / (text.split('\n').length * LINE_HEIGHT)));
};

/** Puts a text on the shown side, in a colour that reads on the garment: in its middle unless told, a long one in small letters. Null where there is no side. */
export const newText = (
  state: EditorRoot,
  text: string,
  { fontFamily = PLAIN_FONT, ...at }: { readonly fontFamily?: string; readonly x?: number; readonly y?: number } = {},
): ReturnType<typeof documentActions.addText> | null => {
  const side = selectSide(state);
  if (!side) return null;
  const look = { fontFamily, fill: readableInk(selectDocument(state).color), largest: largestSize(text, side.printArea) };
  return documentActions.addText({ sideId: side.id, text, ...look, ...at });
};

export const addText: Command = {
  label: 'commands.addText',
  section: 'edit',
  shortcuts: [{ key: 't' }],
  enabled: inDesign,
  // A text to type over.
  perform: (state) => {
    const added = newText(state, i18next.t('editor:text.placeholder'));
    return added ? [added, uiActions.type(added.payload.id)] : [];
  },
};

export const editText = onLooseTargets({
  label: 'commands.editText',
  section: 'edit',
  shortcuts: [{ key: 'enter' }],
  enabled: ({ layers }) => layers.length === 1 && layers[0]?.type === 'text' && layers[0].visible,
  perform: ({ ids }) => [uiActions.type(ids[0] ?? null)],
});

const textsOf = ({ layers }: Targets): SceneTextLayer[] => layers.filter((layer) => layer.type === 'text');

/** A style of letters that is on or off: on for all selected texts, unless all of them have it. */
const styling = (
  command: Pick<Command, 'label' | 'shortcuts'>,
  has: (layer: SceneTextLayer) => boolean,
  change: (on: boolean) => LayerChange,
): Command =>
  onLooseTargets({
    ...command,
    section: 'edit',
    inFields: true,
    enabled: (targets) => textsOf(targets).length > 0,
    perform: (targets) => {
      const texts = textsOf(targets);
      const next = change(!texts.every(has));
      return [documentActions.patchLayers({ sideId: targets.side.id, changes: Object.fromEntries(texts.map(({ id }) => [id, next])) })];
    },
  });

export const toggleBold = styling(
  { label: 'commands.toggleBold', shortcuts: [{ key: 'b', mod: true }] },
  ({ fontWeight }) => fontWeight === 700,
  (on) => ({ fontWeight: on ? 700 : 400 }),
);
export const toggleItalic = styling(
  { label: 'commands.toggleItalic', shortcuts: [{ key: 'i', mod: true }] },
  ({ italic }) => italic,
  (italic) => ({ italic }),
);
export const toggleUnderline = styling(
  { label: 'commands.toggleUnderline', shortcuts: [{ key: 'u', mod: true }] },
  ({ underline }) => underline,
  (underline) => ({ underline }),
);
