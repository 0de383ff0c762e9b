import { blurred, createField, noise, type Field } from './field';
import type { Fold, Part } from './drawing';
import { along } from './outline';

/** Where the light comes from: above, from the left, well in front. */
const light = { x: -0.36, y: -0.52, z: 0.775 };
/** Share of light that comes from everywhere. */
const ambient = 0.42;
const flatTone = 0.925;

/** Adds a ridge as a row of overlapping bell-shaped heaps, close enough to be smooth. */
const addFold = (relief: Field, { along: path, breadth, height, lean = 0 }: Fold): void => {
  const { width, height: rows, values } = relief;
  const length = Math.hypot(path[3][0] - path[0][0], path[3][1] - path[0][1]) + 1;
  const steps = Math.max(8, Math.ceil(length / (breadth * 0.35)));
  const spacing = length / steps;
  const scale = (height * spacing) / (breadth * Math.sqrt(2 * Math.PI));
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const [cx, cy] = along(path, t);
    const [fromX, fromY] = along(path, Math.max(0, t - 0.01));
    const [toX, toY] = along(path, Math.min(1, t + 0.01));
    const run = Math.hypot(toX - fromX, toY - fromY);
    const across = { x: (fromY - toY) / run, y: (toX - fromX) / run };
    const fade = Math.sin(Math.PI * (0.04 + 0.92 * t)) ** 0.9;
    const reach = Math.ceil(breadth * 4.2);
    for (let y = Math.max(0, Math.round(cy) - reach); y <= Math.min(rows - 1, Math.round(cy) + reach); y += 1) {
      for (let x = Math.max(0, Math.round(cx) - reach); x <= Math.min(width - 1, Math.round(cx) + reach); x += 1) {
        const dx = x - cx;
        const dy = y - cy;
        const side = dx * across.x + dy * across.y;
        const forward = dx * across.y - dy * across.x;
        const steep = side * lean > 0 ? 1 + 2.5 * Math.abs(lean) : 1;
        const distance = (side * side * steep * steep + forward * forward) / (breadth * breadth);
        if (distance < 17) values[y * width + x]! += scale * fade * Math.exp(-distance / 2);
      }
    }
  }
};

const reliefOf = (part: Part, mask: Field): Field => {
  const relief = createField(mask.width, mask.height);
  const { values } = relief;
  if (part.border) {
    const round = blurred(mask, part.border.radius).values;
    for (let i = 0; i < values.length; i += 1) {
      const inside = Math.min(1, Math.max(0, round[i]! * 2 - 1));
      values[i] = part.border.height * Math.sqrt(1 - (1 - inside) ** 2);
    }
  }
  for (const fold of part.folds ?? []) addFold(relief, fold);
  if (part.unevenness) {
    const { height, across, down, seed } = part.unevenness;
    for (let y = 0; y < mask.height; y += 1) {
      for (let x = 0; x < mask.width; x += 1) {
        if (mask.values[y * mask.width + x] === 0) continue;
        // Turned, so that the noise's grid never lines up with the garment.
        const u = (x * 0.83 + y * 0.56) / across;
        const v = (y * 0.83 - x * 0.56) / down;
        const hills = noise(u, v, seed) + 0.4 * noise(u * 2.3 + 5.2, v * 2.1 + 1.7, seed + 7);
        values[y * mask.width + x]! += height * hills;
      }
    }
  }
  return blurred(relief, 1.6);
};

/** Brightness of a part, 0…1 a pixel, from the slopes of its relief. */
export const shade = (part: Part, mask: Field): Field => {
  const { width, height, values } = reliefOf(part, mask);
  const lit = createField(width, height);
  const tone = part.tone ?? flatTone;
  const flat = ambient + (1 - ambient) * light.z;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      if (mask.values[i] === 0) continue;
      const slopeX = (values[x < width - 1 ? i + 1 : i]! - values[x > 0 ? i - 1 : i]!) / 2;
      const slopeY = (values[y < height - 1 ? i + width : i]! - values[y > 0 ? i - width : i]!) / 2;
      const facing = (light.z - slopeX * light.x - slopeY * light.y) / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      const bright = (tone * (ambient + (1 - ambient) * Math.max(0, facing))) / flat;
      // Highlights bend towards white rather than burn out.
      lit.values[i] = bright < tone ? bright : tone + (1 - tone) * Math.tanh((bright - tone) / (1.15 - tone));
    }
  }
  return lit;
};
