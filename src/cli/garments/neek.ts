import type { Drawing, Part } from './drawing';
import { curve, joined, mirrored, moved, pathOf, straight, symmetric, type Curve } from './outline';
import { onBothSides, ribs, seam, stitches, wrinkles } from './sewing';

/** The neck seen from near, as it is opened to read the print inside it, from the middle to the left shoulder. */
const backEdge = curve([1000, 470], [800, 470], [600, 446], [480, 380]);
const backSeam = curve([1000, 620], [760, 620], [500, 560], [360, 430]);
const frontEdge = curve([1000, 1180], [720, 1180], [520, 900], [480, 380]);
const frontSeam = curve([1000, 1330], [660, 1330], [410, 960], [360, 430]);
const shoulder = straight([360, 430], [130, 520]);
const cut = [curve([130, 520], [110, 900], [110, 1300], [130, 1660]), curve([130, 1660], [500, 1720], [800, 1736], [1000, 1736])];

const band = (edge: Curve, sewn: Curve, tone: number): Part => ({
  outline: pathOf(joined(edge, sewn)),
  tone,
  border: { radius: 20, height: 28 },
  shadow: { blur: 18, strength: 0.24, dx: 0, dy: 6 },
  details:
    ribs(
      [
        [edge, sewn],
        [mirrored(edge), mirrored(sewn)],
      ],
      20,
    ) + onBothSides([sewn], seam),
});

/** The inside of the back, where the label would be. */
const inside: Part = {
  outline: pathOf(symmetric([backSeam, straight([360, 430], [420, 760]), curve([420, 760], [560, 1180], [780, 1300], [1000, 1300])])),
  tone: 0.84,
  border: { radius: 60, height: 30 },
  unevenness: { height: 4, across: 320, down: 300, seed: 9 },
  details:
    onBothSides([moved(backSeam, 0, 26)], (line) => stitches(line, 0.3)) +
    onBothSides([moved(backSeam, 0, 44)], (line) => stitches(line, 0.2)),
};

const chest: Part = {
  outline: pathOf(symmetric([frontSeam, shoulder, ...cut])),
  border: { radius: 26, height: 26 },
  folds: [
    { along: curve([300, 600], [420, 900], [600, 1200], [820, 1460]), breadth: 46, height: 30, lean: 0.4 },
    { along: curve([1690, 640], [1560, 960], [1420, 1200], [1200, 1480]), breadth: 44, height: 24, lean: -0.4 },
    { along: curve([220, 800], [300, 1100], [420, 1340], [560, 1640]), breadth: 50, height: 26, lean: -0.3 },
    { along: curve([1780, 860], [1700, 1140], [1620, 1360], [1460, 1640]), breadth: 50, height: 24, lean: 0.3 },
    ...wrinkles({
      ...{ seed: 77, count: 16, about: curve([420, 1100], [760, 1500], [1240, 1500], [1580, 1100]), spread: 130 },
      ...{ angle: 80, turn: 50, length: 260, breadth: 24, height: 9 },
    }),
  ],
  unevenness: { height: 8, across: 340, down: 380, seed: 19 },
  shadow: { blur: 26, strength: 0.44, dx: 0, dy: 10 },
  details:
    onBothSides([moved(frontSeam, -4, 26)], (line) => stitches(line, 0.26)) +
    onBothSides([shoulder], (line) => seam(line, 0.2)) +
    onBothSides([moved(shoulder, 4, 18)], (line) => stitches(line, 0.16)),
};

/** The inside of the collar, for the print that stands in place of a label. */
export const neek = (): Drawing => [inside, band(backEdge, backSeam, 0.82), chest, band(frontEdge, frontSeam, 0.94)];
