import { createEditorReducer, type EditorState } from '../../../src/client/editor';
import { layersOf } from '../../../src/client/editor/document/convert';
import { documentActions, patchLayer } from '../../../src/client/editor/document/actions';
import { teeOpened } from '../../fixtures/editor';
import { settleHeap } from '../measure';
import { makeSide } from './design';

const STEPS = 100;
const LAYERS = 500;

const heap = (): number => {
  settleHeap();
  return process.memoryUsage().heapUsed;
};

/** Held here, so that nothing of it is garbage while it is weighed. */
const held: { state: EditorState | null; texts: string[] } = { state: null, texts: [] };
const reducer = createEditorReducer();

const begin = (): void => {
  const opened = reducer(undefined, teeOpened());
  held.state = reducer(opened, documentActions.pasteLayers({ sideId: 'front', layers: makeSide(LAYERS).layers }));
};

const takeSteps = (): void => {
  const ids = held.state?.document.present.sides.front?.order ?? [];
  for (let step = 0; step < STEPS; step++) {
    const change = { x: step, y: step };
    if (held.state) held.state = reducer(held.state, patchLayer({ sideId: 'front', layerId: ids[(step * 7) % LAYERS] ?? '', change }));
  }
};

const takeTexts = (): void => {
  const side = held.state?.document.present.sides.front;
  held.texts = Array.from({ length: STEPS }, (_text, step) => JSON.stringify({ step, layers: side && layersOf(side) }));
};

const weigh = (work: () => void): number => {
  const before = heap();
  work();
  return heap() - before;
};

/** What the steps of a history keep in memory: ours, and a JSON of all layers for each as `loadFromJSON` needs it. */
export const historyBytes = (): { readonly ours: number; readonly peer: number } => {
  // The first time round also weighs the code.
  for (let round = 0; round < 2; round++) {
    begin();
    takeSteps();
  }
  // The larger of two: what is freed meanwhile would be taken off.
  const ours = Math.max(
    ...[0, 1].map(() => {
      begin();
      return weigh(takeSteps);
    }),
  );
  const peer = weigh(takeTexts);
  return { ours: held.state?.document.past.length === STEPS && held.texts.length === STEPS ? ours : Number.NaN, peer };
};
