import { Control, Point, type Transform } from 'fabric';

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
export const steady = (control: Control): Control =>
  new Control({
    ...control,
    actionHandler: (event, transform, x, y) => {
      const grip = gripOf(transform, control);
      return control.actionHandler(event, transform, x - grip.x, y - grip.y);
    },
  });
