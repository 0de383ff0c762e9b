import type { Hands, StageParts } from '../stage-model';
import { listenForGestures } from './gestures';
import { drawMargins } from './margins';
import { listenForMarquee } from './marquee';
import { listenForPanning, listenForWheel } from './panning';
import { createSelection, type Selection } from './selection';
import { listenForText } from './text-editing';
import { listenForTouch } from './touch';

/** Makes a stage something one can take hold of. Fetched once the stage stands. */
export const attachHands = (parts: StageParts): Hands => {
  const { host, canvas, viewport, events, model, moveView } = parts;
  const gestures = listenForGestures(parts);
  const selection = createSelection(parts);
  const typing = listenForText(parts);
  const stop = [
    gestures.dispose,
    selection.dispose,
    drawMargins(parts),
    listenForPanning(parts),
    listenForTouch(parts, gestures.cancel),
    listenForMarquee(parts, selection),
    listenForMenu(parts, selection),
    typing.dispose,
    listenForWheel(host, viewport, { onPan: moveView, onZoom: events.onZoom, zoomOf: () => model()?.zoom ?? 1 }),
  ];
  canvas.requestRenderAll();
  const follow: Hands['follow'] = (next) => {
    selection.follow(next);
    typing.follow(next);
  };
  return { follow, dispose: () => stop.forEach((off) => off()) };
};

/** A right click selects what is under it and asks for the menu. Returns how to stop. */
const listenForMenu = ({ host, canvas, projection, events }: StageParts, selection: Selection): (() => void) => {
  const onContextMenu = (event: MouseEvent): void => {
    event.preventDefault();
    // Read past the frame of what is selected: the layer itself.
    const { currentTarget } = canvas.findTarget(event);
    const id = projection.idOf(currentTarget);
    if (id !== null && !selection.ids().includes(id)) selection.choose(selection.whole([id]));
    events.onMenu({ x: event.clientX, y: event.clientY });
  };
  host.addEventListener('contextmenu', onContextMenu, true);
  return () => host.removeEventListener('contextmenu', onContextMenu, true);
};
