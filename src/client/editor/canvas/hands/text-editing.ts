import { Textbox, type Canvas } from 'fabric';
import type { SceneLayer } from '../../../../scene/document';
import { makeId } from '../../../kernel/clock';
import type { LayerChange } from '../../document/types';
import type { LayerProjection } from '../projection';

interface TextListener {
  readonly commit: (layerId: string, change: LayerChange, gesture?: string) => SceneLayer | undefined;
  /** The text grew, shrank, or is no longer edited. */
  readonly onChanged: () => void;
}

/** Typing on the canvas goes to the state letter by letter, as one step of the history from the first to the last. Returns how to stop. */
export const listenForText = (canvas: Canvas, projection: LayerProjection, { commit, onChanged }: TextListener): (() => void) => {
  let gesture = '';
  const stop = [
    canvas.on('text:editing:entered', () => {
      gesture = makeId();
      onChanged();
    }),
    canvas.on('text:changed', ({ target }) => {
      const id = projection.idOf(target);
      if (id !== null && target instanceof Textbox) commit(id, { text: target.text }, gesture);
    }),
    canvas.on('text:editing:exited', ({ target }) => {
      const id = projection.idOf(target);
      const layer = id === null ? undefined : projection.layerOf(id);
      // A word that was too long for the box has widened it; the state's width holds.
      if (layer) projection.restore(layer);
      onChanged();
    }),
  ];
  return () => stop.forEach((off) => off());
};
