import { boxesMeet, layerBox } from '../../geometry/boxes';
import { ACCENT } from '../appearance';
import type { StageParts } from '../stage-model';
import type { Selection } from './selection';

/** From so many CSS pixels on a press is a drag. */
const SLIP = 3;

/** A drag over bare ground selects what it touches; with Shift it adds. Returns how to stop. */
export const listenForMarquee = ({ host, canvas, viewport, model }: StageParts, selection: Selection): (() => void) => {
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || event.pointerType === 'touch' || model()?.tool !== 'select') return;
    if (canvas.findTarget(event).target) return;
    const { left, top } = host.getBoundingClientRect();
    const from = { x: event.clientX - left, y: event.clientY - top };
    const before = event.shiftKey ? selection.ids() : [];
    let frame: HTMLElement | null = null;

    const onMove = (move: PointerEvent): void => {
      const to = { x: move.clientX - left, y: move.clientY - top };
      if (!frame && Math.hypot(to.x - from.x, to.y - from.y) < SLIP) return;
      if (!frame) {
        frame = document.createElement('div');
        Object.assign(frame.style, {
          position: 'absolute',
          border: `1px solid ${ACCENT}`,
          background: `${ACCENT}22`,
          pointerEvents: 'none',
        });
        host.append(frame);
      }
      const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
      const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
      Object.assign(frame.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    };
    const onUp = (up: PointerEvent): void => {
      stop();
      if (!frame) return;
      frame.remove();
      const [a, b] = [viewport.toDocument(from), viewport.toDocument({ x: up.clientX - left, y: up.clientY - top })];
      const box = { left: Math.min(a.x, b.x), top: Math.min(a.y, b.y), right: Math.max(a.x, b.x), bottom: Math.max(a.y, b.y) };
      const met = (model()?.scene.layers ?? []).filter((layer) => layer.visible && !layer.locked && boxesMeet(layerBox(layer), box));
      selection.choose(selection.whole([...before, ...met.map(({ id }) => id)]));
    };
    const stop = (): void => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
    };
    const onCancel = (): void => {
      stop();
      frame?.remove();
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
  };
  host.addEventListener('pointerdown', onDown);
  return () => host.removeEventListener('pointerdown', onDown);
};
