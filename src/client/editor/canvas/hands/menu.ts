import type { StageParts } from '../stage-model';
import type { Selection } from './selection';

/** A right click selects what is under it and asks for the menu. Returns how to stop. */
export const listenForMenu = ({ host, canvas, projection, events }: StageParts, selection: Selection): (() => void) => {
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
