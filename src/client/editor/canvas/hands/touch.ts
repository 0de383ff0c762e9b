import { after } from '../../../kernel/clock';
import { ZOOM_MAX, ZOOM_MIN } from '../../ui';
import type { StageParts } from '../stage-model';

/** A finger that rests so long asks for the menu, in milliseconds. */
const LONG_PRESS = 500;
/** A resting finger may slip by so many CSS pixels. */
const SLIP = 8;

interface Pinch {
  readonly x: number;
  readonly y: number;
  readonly apart: number;
}

const pinchOf = ([one, two]: readonly Touch[]): Pinch | null =>
  one && two
    ? {
        x: (one.clientX + two.clientX) / 2,
        y: (one.clientY + two.clientY) / 2,
        apart: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
      }
    : null;

/**
 * One finger takes hold of layers as a mouse does. Two move and zoom the view, and take back what one had begun. A finger that rests opens the
 * menu. Returns how to stop.
 */
export const listenForTouch = (parts: StageParts, cancelGesture: () => void): (() => void) => {
  const { host, canvas, viewport, events, model, moveView } = parts;
  let pinch: Pinch | null = null;
  let pressed: { readonly x: number; readonly y: number; readonly stop: () => void } | null = null;

  const letGo = (): void => {
    pressed?.stop();
    pressed = null;
  };
  const onStart = (event: TouchEvent): void => {
    letGo();
    const touches = [...event.touches];
    const [finger] = touches;
    if (touches.length === 1 && finger) {
      const spot = { x: finger.clientX, y: finger.clientY };
      const stop = after(LONG_PRESS, () => {
        letGo();
        cancelGesture();
        events.onMenu(spot);
      });
      pressed = { ...spot, stop };
      return;
    }
    event.stopPropagation();
    event.preventDefault();
    cancelGesture();
    pinch = pinchOf(touches);
  };
  const onMove = (event: TouchEvent): void => {
    const touches = [...event.touches];
    const [finger] = touches;
    if (pressed && finger && Math.hypot(finger.clientX - pressed.x, finger.clientY - pressed.y) > SLIP) letGo();
    const next = pinchOf(touches);
    if (!pinch || !next) return;
    event.stopPropagation();
    event.preventDefault();
    const { left, top } = host.getBoundingClientRect();
    const zoom = Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, ((model()?.zoom ?? 1) * next.apart) / Math.max(1, pinch.apart)));
    viewport.scrollBy(pinch.x - next.x, pinch.y - next.y);
    viewport.zoomAt({ x: next.x - left, y: next.y - top }, zoom);
    moveView();
    events.onZoom(zoom);
    pinch = next;
  };
  const onEnd = (event: TouchEvent): void => {
    letGo();
    if (event.touches.length === 0) pinch = null;
  };
  canvas.upperCanvasEl.style.touchAction = 'none';
  const options = { capture: true, passive: false };
  host.addEventListener('touchstart', onStart, options);
  host.addEventListener('touchmove', onMove, options);
  host.addEventListener('touchend', onEnd, options);
  host.addEventListener('touchcancel', onEnd, options);
  return () => {
    letGo();
    host.removeEventListener('touchstart', onStart, options);
    host.removeEventListener('touchmove', onMove, options);
    host.removeEventListener('touchend', onEnd, options);
    host.removeEventListener('touchcancel', onEnd, options);
  };
};
