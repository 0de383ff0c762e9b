import { collar, onBothSides, seam, stitches, turnedOver } from './sewing';
import type { Drawing, GarmentDrawings, Part } from './drawing';
import { fleece, fleeceFolds } from './fleece';
import { curve, moved, pathOf, straight, symmetric } from './outline';

const frontNeck = curve([1000, 402], [896, 402], [818, 328], [798, 210]);
const frontCollarEdge = curve([1000, 340], [922, 340], [862, 290], [850, 192]);
const backNeck = curve([1000, 282], [926, 282], [846, 258], [798, 210]);
const backCollarEdge = curve([1000, 222], [940, 222], [886, 212], [850, 192]);

/** The small triangle under the collar. */
const notch =
  seam([curve([948, 398], [962, 428], [980, 452], [1000, 466]), curve([1000, 466], [1020, 452], [1038, 428], [1052, 398])], 0.22) +
  stitches([curve([956, 398], [970, 424], [985, 444], [1000, 455]), curve([1000, 455], [1015, 444], [1030, 424], [1044, 398])], 0.2);

/** The inside of the back, seen through the neck. */
const inside: Part = {
  outline: pathOf(symmetric([moved(backCollarEdge, 0, 20), straight([850, 212], [834, 310]), straight([834, 310], [1000, 430])])),
  tone: 0.68,
  border: { radius: 20, height: 6 },
};

const front = (): Drawing => [
  inside,
  { ...collar(backCollarEdge, backNeck, 0.78), shadow: { blur: 10, strength: 0.2 } },
  ...fleece(frontNeck, fleeceFolds, onBothSides([moved(frontNeck, 0, 10)], (line) => stitches(line, 0.2)) + notch),
  { ...collar(frontCollarEdge, frontNeck), border: { radius: 12, height: 16 }, shadow: { blur: 10, strength: 0.2, dx: 0, dy: 4 } },
];

const back = (): Drawing => [
  ...fleece(
    backNeck,
    turnedOver(fleeceFolds),
    onBothSides([moved(backNeck, 0, 10)], (line) => stitches(line, 0.2)),
  ),
  { ...collar(backCollarEdge, backNeck), border: { radius: 12, height: 16 }, shadow: { blur: 8, strength: 0.2, dx: 0, dy: 4 } },
];

export const sweatshirt: GarmentDrawings = { front, back };
