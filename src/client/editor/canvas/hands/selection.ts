import { dequal } from 'dequal/lite';
import { IText, type FabricObject, type TPointerEvent } from 'fabric';
import type { SceneLayer } from '../../../../scene/document';
import type { StageModel, StageParts } from '../stage-model';
import { SelectionFrame } from './selection-frame';

/** The ids with their whole groups, as far as a hand can reach them; bottom first. */
const grouped = (layers: readonly SceneLayer[], ids: readonly string[]): string[] => {
  const groups = new Set(layers.flatMap(({ id, groupId }) => (ids.includes(id) && groupId !== null ? [groupId] : [])));
  return layers.flatMap(({ id, groupId }) => (ids.includes(id) || (groupId !== null && groups.has(groupId)) ? [id] : []));
};

export interface Selection {
  readonly follow: (model: StageModel) => void;
  /** Selects by hand. */
  readonly choose: (ids: readonly string[]) => void;
  readonly ids: () => readonly string[];
  /** All that is selected with these, groups whole. */
  readonly whole: (ids: readonly string[]) => string[];
  readonly dispose: () => void;
}

/**
 * Which layers are selected, and what of the canvas stands for them: one layer's object, or a frame around several. Nothing here changes a
 * layer. A click takes a whole group, a double click the one inside; Shift adds and takes away; a click into several takes the one.
 */
export const createSelection = ({ canvas, projection, events, model, reportBox }: StageParts): Selection => {
  let selected: readonly string[] = [];
  /** True while the canvas is brought to the state: what it reports then is no person's doing. */
  let following = false;
  let candidate: SelectionFrame | null = null;
  /** The layer under the pointer, and what was selected when it went down. */
  let hit: string | null = null;
  let pressed: { readonly hit: string | null; readonly before: readonly string[] } = { hit: null, before: [] };

  const layers = (): readonly SceneLayer[] => model()?.scene.layers ?? [];
  const whole = (ids: readonly string[]): string[] => grouped(layers(), ids);

  const frameOf = (ids: readonly string[]): SelectionFrame => {
    const active = canvas.getActiveObject();
    if (active instanceof SelectionFrame && dequal(active.ids, ids)) return active;
    if (!candidate || !dequal(candidate.ids, ids)) candidate = new SelectionFrame(canvas, projection, ids);
    candidate.fit();
    return candidate;
  };

  const standIn = (ids: readonly string[]): FabricObject | undefined => {
    const shown = ids.filter((id) => projection.objectOf(id)?.visible);
    return shown.length > 1 ? frameOf(shown) : projection.objectOf(shown[0] ?? '');
  };

  const reachOf = (id: string, adding: boolean): readonly string[] => {
    if (adding) return whole([...selected, id]);
    return selected.includes(id) ? selected : whole([id]);
  };

  canvas.retarget = (found, event) => {
    const active = canvas.getActiveObject();
    if (found === active && found instanceof IText && found.isEditing) return found;
    hit = projection.idOf(found);
    if (hit !== null) return standIn(reachOf(hit, event.shiftKey)) ?? found;
    // Between the layers of a frame one still holds the frame.
    if (!found && active instanceof SelectionFrame && active.containsPoint(canvas.getScenePoint(event))) return active;
    return found;
  };

  const idsOf = (object: FabricObject | undefined): readonly string[] => {
    if (object instanceof SelectionFrame) return object.ids;
    const id = projection.idOf(object);
    return id === null ? [] : [id];
  };

  const onSelection = (): void => {
    if (!following) {
      selected = idsOf(canvas.getActiveObject());
      events.onSelect(selected);
    }
    reportBox();
  };

  const show = (ids: readonly string[]): void => {
    const object = standIn(ids);
    const active = canvas.getActiveObject();
    if (active instanceof SelectionFrame && active === object && !canvas._currentTransform) active.fit();
    if (object === active) return;
    following = true;
    if (object) canvas.setActiveObject(object);
    else canvas.discardActiveObject();
    following = false;
  };

  const choose = (ids: readonly string[]): void => {
    selected = ids;
    show(ids);
    events.onSelect(ids);
    canvas.requestRenderAll();
    reportBox();
  };

  const onUp = ({ e, isClick }: { e: TPointerEvent; isClick: boolean }): void => {
    const { hit: layerId, before } = pressed;
    if (!isClick || layerId === null || !before.includes(layerId) || before.length === 1) return;
    const unit = whole([layerId]);
    if (e.shiftKey) choose(before.filter((id) => !unit.includes(id)));
    else if (!dequal(before, unit)) choose(unit);
  };

  const onDoubleClick = (): void => {
    const layer = layers().find(({ id }) => id === pressed.hit);
    if (!layer || layer.locked) return;
    const alone = dequal(selected, [layer.id]);
    if (!alone) choose([layer.id]);
    else if (layer.type === 'image') events.onOpen(layer.id);
  };

  const stop = [
    canvas.on({ 'selection:created': onSelection, 'selection:updated': onSelection, 'selection:cleared': onSelection }),
    canvas.on('mouse:down:before', () => {
      pressed = { hit, before: selected };
    }),
    canvas.on('mouse:up', onUp),
    canvas.on('mouse:dblclick', onDoubleClick),
  ];

  return {
    follow: (next) => {
      selected = next.selected;
      show(selected);
    },
    choose,
    ids: () => selected,
    whole,
    dispose: () => {
      following = true;
      canvas.retarget = undefined;
      stop.forEach((off) => off());
    },
  };
};
