import type { Drawing, Fold, GarmentDrawings } from './drawing';
import { curve, pathOf, type Curve } from './outline';
import { stitches, wrinkles } from './sewing';

/** A fleece blanket of 5:6 that hangs from two upper corners, in soft folds. */
const edge: Curve[] = [
  curve([300, 190], [620, 236], [1380, 236], [1700, 190]),
  curve([1700, 190], [1724, 700], [1690, 1300], [1716, 1800]),
  curve([1716, 1800], [1500, 1846], [1340, 1782], [1180, 1822]),
  curve([1180, 1822], [1020, 1860], [880, 1790], [720, 1826]),
  curve([720, 1826], [560, 1856], [420, 1800], [284, 1804]),
  curve([284, 1804], [312, 1300], [276, 700], [300, 190]),
];

const inner: Curve[] = [
  curve([334, 226], [640, 270], [1360, 270], [1666, 226]),
  curve([1666, 226], [1690, 700], [1656, 1300], [1682, 1768]),
  curve([1682, 1768], [1500, 1812], [1340, 1748], [1180, 1788]),
  curve([1180, 1788], [1020, 1826], [880, 1756], [720, 1792]),
  curve([720, 1792], [560, 1822], [420, 1766], [318, 1770]),
  curve([318, 1770], [346, 1300], [310, 700], [334, 226]),
];

const hanging: Fold[] = [
  { along: curve([360, 260], [420, 760], [400, 1300], [430, 1790]), breadth: 60, height: 40, lean: 0.4 },
  { along: curve([560, 420], [600, 900], [560, 1400], [590, 1800]), breadth: 64, height: -34, lean: 0.3 },
  { along: curve([720, 520], [760, 960], [700, 1400], [730, 1810]), breadth: 70, height: 44, lean: -0.4 },
  { along: curve([900, 620], [930, 1040], [880, 1460], [890, 1790]), breadth: 70, height: -36 },
  { along: curve([1060, 580], [1030, 1000], [1060, 1400], [1040, 1820]), breadth: 70, height: 38, lean: 0.4 },
  { along: curve([1260, 500], [1230, 940], [1280, 1400], [1250, 1800]), breadth: 66, height: -34, lean: -0.3 },
  { along: curve([1430, 420], [1400, 900], [1440, 1380], [1420, 1790]), breadth: 66, height: 42, lean: -0.4 },
  { along: curve([1640, 260], [1580, 760], [1600, 1300], [1590, 1800]), breadth: 60, height: 38, lean: 0.4 },
  { along: curve([330, 230], [620, 520], [900, 620], [1080, 600]), breadth: 54, height: 26, lean: 0.5 },
  { along: curve([1670, 230], [1400, 500], [1160, 600], [960, 620]), breadth: 54, height: 24, lean: -0.5 },
  ...wrinkles({
    ...{ seed: 51, count: 12, about: curve([400, 1500], [800, 1640], [1200, 1640], [1600, 1500]), spread: 160 },
    ...{ angle: 86, turn: 16, length: 320, breadth: 34, height: 12 },
  }),
];

const front = (): Drawing => [
  {
    outline: pathOf(edge),
    tone: 0.94,
    printed: 'on',
    border: { radius: 12, height: 14 },
    folds: hanging,
    unevenness: { height: 6, across: 240, down: 300, seed: 12 },
    details: stitches(inner, 0.3),
  },
];

export const blanket: GarmentDrawings = { front };
