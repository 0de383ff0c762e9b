import { Control, Textbox, type FabricObject, Point, type Transform } from 'fabric';
import type { SceneLayer, SceneSide } from '../../../scene/document';
import { tracePrintArea } from '../../../scene/geometry';
import type { LayerObject } from '../../../scene/layer-object';
import type { Viewport } from './viewport';

/** How far from a handle's middle it was gripped, in document pixels, by gesture. */
const grips = new WeakMap<Transform, Point>();

/** Known from the first frame on, before which the object still lies where it was. */
const gripOf = (transform: Transform, control: Control): Point => {
  const known = grips.get(transform);
  if (known) return known;
  const { target, ex, ey } = transform;
  const middle = new Point(control.x * target.width, control.y * target.height).transform(target.calcTransformMatrix());
  const grip = new Point(ex, ey).subtract(middle);
  grips.set(transform, grip);
  return grip;
};

/** The handle, pulled from where it was gripped: Fabric takes the pointer for the handle's middle, so the object would jump at once. */
const steady = (control: Control): Control =>
  new Control({
    ...control,
    actionHandler: (event, transform, x, y) => {
      const grip = gripOf(transform, control);
      return control.actionHandler(event, transform, x - grip.x, y - grip.y);
    },
  });

/** One blue that reads on dark and light garments alike; the canvas knows no theme. */
export const ACCENT = '#2f7df6';
const PALE = 'rgba(255, 255, 255, 0.9)';

export const handles: Partial<FabricObject> = {
  borderColor: ACCENT,
  borderScaleFactor: 1.5,
  borderOpacityWhenMoving: 0.6,
  cornerColor: '#ffffff',
  cornerStrokeColor: ACCENT,
  cornerStyle: 'circle',
  cornerSize: 11,
  touchCornerSize: 32,
  transparentCorners: false,
  padding: 0,
  lockScalingFlip: true,
  snapAngle: 45,
  snapThreshold: 3,
};

/** The handle to turn a layer stands below it: above is the bar with what can be done. In CSS pixels. */
const TURN_OFFSET = 30;

const turnHandle = new Control({ ...Textbox.createControls().controls.mtr, x: 0, y: 0.5, offsetY: TURN_OFFSET });

/** Every handle there is; which of them show is each object's own. */
export const controls: Readonly<Record<string, Control>> = {
  ...Object.fromEntries(Object.entries(Textbox.createControls().controls).map(([name, control]) => [name, steady(control)])),
  mtr: turnHandle,
};

/** What the interactive canvas adds to a layer's object: handles, and whether it can be moved. */
export const dressObject = (object: LayerObject, layer: SceneLayer): void => {
  const fixed = layer.locked;
  object.set({
    ...handles,
    hasControls: !fixed,
    // A hand on the stage reaches through what is locked; the list of layers still selects it.
    evented: !fixed,
    lockMovementX: fixed,
    lockMovementY: fixed,
    hoverCursor: fixed ? 'default' : 'move',
    borderDashArray: fixed ? [4, 4] : null,
  });
  object.controls = { ...controls };
  // Corners keep proportions; a text's sides set its width, a picture's would distort it.
  const isText = object instanceof Textbox;
  // A bent text is not wrapped, so it has no width to set.
  const isWrapped = isText && layer.type === 'text' && layer.curve === 0;
  object.setControlsVisibility({ mt: false, mb: false, ml: isWrapped, mr: isWrapped });
  if (isText) object.set({ editable: !fixed, editingBorderColor: ACCENT, cursorColor: ACCENT });
};

/** The print area's outline above everything, dashed light on dark so that it shows on any garment. */
export const drawPrintArea = (
  context: CanvasRenderingContext2D,
  { printArea, printMask }: Pick<SceneSide, 'printArea' | 'printMask'>,
  viewport: Viewport,
): void => {
  context.save();
  context.save();
  context.transform(...viewport.transform);
  tracePrintArea(context, printArea, printMask ?? null);
  context.restore();
  context.lineWidth = 1;
  context.strokeStyle = PALE;
  context.stroke();
  context.setLineDash([5, 4]);
  context.strokeStyle = ACCENT;
  context.stroke();
  context.restore();
};
