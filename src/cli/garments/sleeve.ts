import type { Drawing, Fold, GarmentDrawings, Part } from './drawing';
import { curve, mirrored, moved, pathOf, type Curve } from './outline';
import { cuff, seam, stitches, turnedOver, wrinkles } from './sewing';

/** A garment seen from its left: the sleeve hangs over the body, which is seen from its edge. */
interface SleeveView {
  /** 1: fleece; thinner cloth has lower folds. */
  readonly thick: number;
  /** What sits on the shoulders, behind the sleeve: a hood. */
  readonly above?: (turn: (line: Curve) => Curve) => readonly Part[];
}

const bodyOutline = [
  curve([884, 262], [790, 300], [714, 420], [696, 640]),
  curve([696, 640], [672, 1000], [690, 1400], [684, 1716]),
  curve([684, 1716], [860, 1742], [1140, 1742], [1316, 1716]),
  curve([1316, 1716], [1318, 1400], [1340, 1000], [1300, 660]),
  curve([1300, 660], [1276, 440], [1222, 312], [1124, 262]),
  curve([1124, 262], [1050, 300], [960, 300], [884, 262]),
];

const cap = curve([852, 600], [856, 420], [900, 306], [1006, 300]);
const capFore = curve([1006, 300], [1112, 306], [1160, 420], [1172, 600]);
const fore = curve([1172, 600], [1196, 900], [1212, 1180], [1178, 1470]);
const wrist = curve([936, 1496], [1010, 1514], [1114, 1502], [1178, 1470]);
const rear = curve([936, 1496], [900, 1200], [842, 900], [852, 600]);
const cuffEnd = curve([954, 1606], [1016, 1622], [1100, 1612], [1154, 1586]);

const folds = (thick: number): Fold[] => [
  { along: curve([862, 880], [920, 950], [1010, 970], [1100, 940]), breadth: 24, height: 22 * thick, lean: 0.5 },
  { along: curve([1192, 900], [1110, 960], [1020, 1010], [930, 1010]), breadth: 22, height: 20 * thick, lean: -0.5 },
  { along: curve([884, 1040], [950, 1100], [1030, 1110], [1110, 1080]), breadth: 20, height: 16 * thick, lean: 0.4 },
  { along: curve([1010, 350], [990, 500], [980, 640], [1000, 780]), breadth: 34, height: 12 * thick, lean: 0.4 },
  { along: curve([884, 470], [900, 600], [930, 700], [990, 800]), breadth: 22, height: 12 * thick, lean: 0.5 },
  { along: curve([1140, 470], [1130, 600], [1110, 720], [1060, 820]), breadth: 22, height: 11 * thick, lean: -0.5 },
  { along: curve([930, 1390], [1000, 1430], [1080, 1430], [1160, 1390]), breadth: 17, height: 16 * thick, lean: 0.5 },
  { along: curve([1190, 1300], [1110, 1350], [1030, 1360], [940, 1330]), breadth: 17, height: 13 * thick, lean: -0.5 },
  ...wrinkles({
    ...{ seed: 21, count: 14, about: curve([1000, 700], [980, 1000], [1050, 1200], [1050, 1440]), spread: 70 },
    ...{ angle: 14, turn: 34, length: 140, breadth: 14, height: 7 * thick },
  }),
];

const bodyFolds = (thick: number): Fold[] => [
  { along: curve([740, 640], [760, 900], [720, 1200], [750, 1640]), breadth: 30, height: 18 * thick, lean: 0.4 },
  { along: curve([1250, 620], [1240, 900], [1280, 1200], [1250, 1640]), breadth: 30, height: 18 * thick, lean: -0.4 },
  { along: curve([820, 900], [790, 1150], [840, 1400], [810, 1700]), breadth: 26, height: 14 * thick, lean: -0.4 },
  { along: curve([1130, 1540], [1190, 1580], [1240, 1640], [1260, 1710]), breadth: 24, height: 14 * thick, lean: 0.4 },
  ...wrinkles({
    ...{ seed: 27, count: 14, about: curve([720, 1640], [900, 1600], [1100, 1600], [1290, 1640]), spread: 60 },
    ...{ angle: 88, turn: 22, length: 190, breadth: 18, height: 9 * thick },
  }),
];

const reversed = ([a, b, c, d]: Curve): Curve => [d, c, b, a];

/** Left as it is, or seen in a mirror. */
type Turn = (line: Curve) => Curve;

const turnedFolds = (folds: readonly Fold[], turn: Turn): Fold[] => (turn === mirrored ? turnedOver(folds) : [...folds]);

const drawing = ({ thick, above }: SleeveView, turn: Turn): Drawing => [
  ...(above?.(turn) ?? []),
  {
    outline: pathOf(bodyOutline.map(turn)),
    tone: 0.9,
    border: { radius: 20, height: 24 },
    folds: turnedFolds(bodyFolds(thick), turn),
    unevenness: { height: 6, across: 260, down: 340, seed: 31 },
    shadow: { blur: 14, strength: 0.3, dx: 0, dy: 8 },
    details: stitches([curve([686, 1676], [860, 1702], [1140, 1702], [1316, 1676])].map(turn), 0.24),
  },
  {
    outline: pathOf([cap, capFore, fore, reversed(wrist), rear].map(turn)),
    border: { radius: 24, height: 26 },
    folds: turnedFolds(folds(thick), turn),
    unevenness: { height: 7 * thick, across: 280, down: 320, seed: 37 },
    shadow: { blur: 18, strength: 0.42, dx: 3, dy: 8 },
    details:
      seam([moved(cap, 6, 8), moved(capFore, -6, 8)].map(turn), 0.2) +
      stitches([moved(cap, 14, 20), moved(capFore, -14, 20)].map(turn), 0.16),
  },
  cuff(turn(wrist), turn(cuffEnd)),
];

export const sleeveViews = (view: SleeveView): GarmentDrawings => ({
  left_sleeve: () => drawing(view, (line) => line),
  right_sleeve: () => drawing(view, mirrored),
});
