import type { BasicTransformEvent, FabricObject, TPointerEvent } from 'fabric';
import type { SceneLayer } from '../../../../scene/document';
import { boxMiddle, unionBox, layerBox, type Box } from '../../geometry/boxes';
import type { GestureAction, StageParts } from '../stage-model';
import { changesOf } from './gesture';
import { createLive, drawnBoxOf } from './live';
import { SelectionFrame } from './selection-frame';
import { grownBox, type HeldEdges } from './size-snapping';
import { createSnapper } from './snapper';

const actions: ReadonlySet<string> = new Set<GestureAction>(['drag', 'rotate', 'scale', 'scaleX', 'scaleY', 'resizing']);
const isAction = (name: string | undefined): name is GestureAction => name !== undefined && actions.has(name);

/** Degrees between the turns that Shift allows. */
const TURN_STEP = 15;

const frameBoxOf = (target: FabricObject): Box => {
  const { left, top, width, height } = target.getBoundingRect();
  return { left, top, right: left + width, bottom: top + height };
};

type Held = BasicTransformEvent<TPointerEvent> & { readonly target: FabricObject };

/**
 * Moving, scaling and turning by the handles. Shift keeps a move to one axis and a turn to steps of 15°, Alt drags copies off and scales from
 * the middle, Ctrl lets go of the snapping. Escape puts everything back. The state is written once, when the hand lets go.
 */
export const listenForGestures = (parts: StageParts): { readonly cancel: () => void; readonly dispose: () => void } => {
  const { canvas, projection, events, model, reportBox } = parts;
  const snapper = createSnapper(parts);
  const live = createLive(parts);
  let cancelled = false;
  let copying = false;
  let lifted = false;
  let start: Box | null = null;

  const layersOf = (target: FabricObject): readonly SceneLayer[] => {
    if (target instanceof SelectionFrame) return target.layers;
    const layer = projection.layerOf(projection.idOf(target) ?? '');
    return layer ? [layer] : [];
  };

  /** Once the hand moves: what moves is drawn apart from what does not. */
  const begin = (target: FabricObject): void => {
    if (lifted) return;
    lifted = true;
    const layers = layersOf(target);
    start = unionBox(layers.map(layerBox));
    const objects = layers.flatMap(({ id }) => projection.objectOf(id) ?? []);
    if (copying) {
      const { left, top } = target;
      layers.forEach((layer) => projection.restore(layer));
      canvas.liftCopies(objects);
      target.set({ left, top });
    } else canvas.lift(objects);
    snapper.begin(layers.map(({ id }) => id));
    events.onSelectionBox(null);
  };

  const carry = (target: FabricObject, action: GestureAction): void => {
    if (target instanceof SelectionFrame) target.carry();
    live.show(target, layersOf(target), action);
  };

  const onMoving = ({ e, target, transform }: Held): void => {
    begin(target);
    const { original } = transform;
    let [dx, dy] = [target.left - original.left, target.top - original.top];
    if (e.shiftKey) [dx, dy] = Math.abs(dx) > Math.abs(dy) ? [dx, 0] : [0, dy];
    if (start) {
      const box = { left: start.left + dx, top: start.top + dy, right: start.right + dx, bottom: start.bottom + dy };
      const snap = snapper.snap(box, model()?.snapping === true && !e.ctrlKey && !e.metaKey);
      if (!e.shiftKey || dx !== 0) dx += snap.dx;
      if (!e.shiftKey || dy !== 0) dy += snap.dy;
    }
    target.set({ left: original.left + dx, top: original.top + dy });
    target.setCoords();
    carry(target, 'drag');
  };

  const onRotating = ({ e, target }: Held): void => {
    begin(target);
    if (e.shiftKey) target.set({ angle: Math.round(target.angle / TURN_STEP) * TURN_STEP });
    target.setCoords();
    carry(target, 'rotate');
  };

  /** Brings a held edge onto a line that is near. Only what stands upright has edges to bring there. */
  const snapEdges = ({ e, target, transform }: Held): void => {
    const { originX, originY } = transform;
    if (target.angle !== 0 || target.skewX !== 0 || target.skewY !== 0 || (originX === 'center' && originY === 'center')) return;
    const held: HeldEdges = {
      x: originX === 'left' ? 'right' : originX === 'right' ? 'left' : null,
      y: originY === 'top' ? 'bottom' : originY === 'bottom' ? 'top' : null,
    };
    // Where lines break is no edge of what is drawn, but it is what the hand holds.
    const box = transform.action === 'resizing' ? frameBoxOf(target) : drawnBoxOf(target, layersOf(target));
    const factor = snapper.snapSize(box, held, model()?.snapping === true && !e.ctrlKey && !e.metaKey);
    if (factor === 1) return;
    if (transform.action === 'resizing') target.set({ width: target.width * factor });
    else target.set({ scaleX: target.scaleX * factor, scaleY: target.scaleY * factor });
    const [before, after] = [boxMiddle(box), boxMiddle(grownBox(box, held, factor, held.y ? factor : 1))];
    const off = held.y ? factor : 1;
    target.set({ left: after.x + (target.left - before.x) * factor, top: after.y + (target.top - before.y) * off });
    target.setCoords();
  };

  const onScaling = (held: Held): void => {
    begin(held.target);
    // Without the coordinates of this very frame its box would be the last one's.
    held.target.setCoords();
    snapEdges(held);
    carry(held.target, held.transform.action === 'resizing' ? 'resizing' : 'scale');
  };

  const finish = (target: FabricObject, action: GestureAction): void => {
    const layers = layersOf(target);
    const changes = changesOf(target, layers, action);
    canvas.lift(undefined);
    let now: Readonly<Record<string, SceneLayer>> = {};
    if (!cancelled && copying && action === 'drag') {
      events.onCopies(layers.map((layer) => ({ ...layer, ...(changes[layer.id] as Partial<SceneLayer>) }) as SceneLayer));
    } else if (!cancelled) now = events.commit(changes);
    // From the rounded state, or back to it: the canvas never keeps what the state does not hold.
    for (const layer of layers) projection.restore(now[layer.id] ?? layer);
    if (target instanceof SelectionFrame) target.fit();
    reportBox();
  };

  const end = (): void => {
    lifted = false;
    live.end();
    snapper.end();
    canvas.lift(undefined);
  };

  const cancel = (): void => {
    if (!canvas._currentTransform) return;
    cancelled = true;
    canvas.endCurrentTransform();
    cancelled = false;
    end();
    canvas.requestRenderAll();
  };

  const stop = [
    canvas.on('before:transform', ({ e, transform }) => {
      copying = e.altKey && transform.action === 'drag';
    }),
    canvas.on('object:moving', onMoving),
    canvas.on('object:rotating', onRotating),
    canvas.on('object:scaling', onScaling),
    canvas.on('object:resizing', onScaling),
    canvas.on('object:modified', ({ target, action }) => {
      if (isAction(action)) finish(target, action);
    }),
    canvas.on('mouse:up', end),
  ];

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !canvas._currentTransform) return;
    event.stopPropagation();
    cancel();
  };
  window.addEventListener('keydown', onKeyDown, true);

  return {
    cancel,
    dispose: () => {
      window.removeEventListener('keydown', onKeyDown, true);
      live.dispose();
      snapper.dispose();
      stop.forEach((off) => off());
    },
  };
};
