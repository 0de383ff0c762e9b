import { ZOOM_MAX, ZOOM_MIN } from '../../ui';
import type { StageParts } from '../stage-model';
import type { Viewport } from '../viewport';

const TYPES_HERE = 'input, textarea, select, button, [contenteditable], [role="listbox"], [role="dialog"]';

/** Space and drag, the middle button, or the hand tool move the view. Returns how to stop. */
export const listenForPanning = ({ host, canvas, viewport, model, moveView }: StageParts): (() => void) => {
  let space = false;
  const showCursor = (): void => {
    const pans = space || model()?.tool === 'hand';
    canvas.skipTargetFind = pans;
    canvas.defaultCursor = pans ? 'grab' : 'default';
    canvas.setCursor(canvas.defaultCursor);
  };
  const onDown = (event: PointerEvent): void => {
    const pans = event.button === 1 || (event.button === 0 && (space || model()?.tool === 'hand'));
    if (!pans) return;
    event.preventDefault();
    event.stopPropagation();
    canvas.setCursor('grabbing');
    let last = { x: event.clientX, y: event.clientY };
    const onMove = (move: PointerEvent): void => {
      viewport.panBy(last.x - move.clientX, last.y - move.clientY);
      last = { x: move.clientX, y: move.clientY };
      moveView();
    };
    const onUp = (): void => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      showCursor();
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
  };
  /** Fabric listens to the mouse's own events: what pans must not deselect. */
  const onMouseDown = (event: MouseEvent): void => {
    if (event.button === 1 || space || model()?.tool === 'hand') event.stopPropagation();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || (event.target instanceof Element && event.target.closest(TYPES_HERE))) return;
    event.preventDefault();
    if (space === (event.type === 'keydown')) return;
    space = event.type === 'keydown';
    showCursor();
  };
  host.addEventListener('pointerdown', onDown, true);
  host.addEventListener('mousedown', onMouseDown, true);
  host.addEventListener('pointerenter', showCursor);
  window.addEventListener('keydown', onKey);
  window.addEventListener('keyup', onKey);
  return () => {
    host.removeEventListener('pointerdown', onDown, true);
    host.removeEventListener('mousedown', onMouseDown, true);
    host.removeEventListener('pointerenter', showCursor);
    window.removeEventListener('keydown', onKey);
    window.removeEventListener('keyup', onKey);
  };
};

/** Zoom per pixel of wheel travel; a notch is about 100. */
const ZOOM_RATE = 0.0015;

interface WheelListener {
  readonly onPan: () => void;
  readonly onZoom: (zoom: number) => void;
  readonly zoomOf: () => number;
}

/** The wheel moves the view; with Ctrl or Cmd (which is also what a pinch sends) it zooms at the pointer. Returns how to stop. */
export const listenForWheel = (host: HTMLElement, viewport: Viewport, { onPan, onZoom, zoomOf }: WheelListener): (() => void) => {
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (!event.ctrlKey && !event.metaKey) {
      viewport.scrollBy(event.deltaX, event.deltaY);
      onPan();
      return;
    }
    const { left, top } = host.getBoundingClientRect();
    const zoom = Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoomOf() * Math.exp(-event.deltaY * ZOOM_RATE)));
    viewport.zoomAt({ x: event.clientX - left, y: event.clientY - top }, zoom);
    onZoom(zoom);
  };
  host.addEventListener('wheel', onWheel, { passive: false });
  return () => host.removeEventListener('wheel', onWheel);
};
