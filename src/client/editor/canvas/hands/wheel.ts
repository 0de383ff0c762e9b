import { ZOOM_MAX, ZOOM_MIN } from '../../ui';
import type { Viewport } from '../viewport';

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
