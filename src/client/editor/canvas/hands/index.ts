import type { Hands, StageParts } from '../stage-model';
import { listenForGestures } from './gestures';
import { drawMargins } from './margins';
import { listenForMarquee } from './marquee';
import { listenForMenu } from './menu';
import { listenForPanning } from './panning';
import { createSelection } from './selection';
import { listenForText } from './text-editing';
import { listenForTouch } from './touch';
import { listenForWheel } from './wheel';

/** Makes a stage something one can take hold of. Fetched once the stage stands. */
export const attachHands = (parts: StageParts): Hands => {
  const { host, canvas, viewport, projection, events, model, moveView, reportBox } = parts;
  const gestures = listenForGestures(parts);
  const selection = createSelection(parts);
  const stop = [
    gestures.dispose,
    selection.dispose,
    drawMargins(parts),
    listenForPanning(parts),
    listenForTouch(parts, gestures.cancel),
    listenForMarquee(parts, selection),
    listenForMenu(parts, selection),
    listenForText(canvas, projection, {
      commit: (id, change, gesture) => events.commit({ [id]: change }, gesture)[id],
      onChanged: reportBox,
    }),
    listenForWheel(host, viewport, { onPan: moveView, onZoom: events.onZoom, zoomOf: () => model()?.zoom ?? 1 }),
  ];
  canvas.requestRenderAll();
  return { follow: selection.follow, dispose: () => stop.forEach((off) => off()) };
};
