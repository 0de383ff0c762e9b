import type { Drawing, GarmentDrawings } from './drawing';
import { curve, pathOf, straight, type Curve, type Dot } from './outline';

/** A mug seen from the front and slightly above. */
interface Mug {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

/** 82 mm across and 95 mm high, at 10.7 px a millimetre. */
const ELEVEN: Mug = { left: 380, right: 1260, top: 500, foot: 1500 };
/** 86 mm across and 114 mm high. */
const FIFTEEN: Mug = { left: 360, right: 1280, top: 380, foot: 1590 };

const wallOf = ({ left, right, top, foot, centre }: Mug & { readonly centre: number }): Curve[] => [
  straight([left, top], [left + 2, foot - 60]),
  curve([left + 2, foot - 60], [left + 6, foot + 20], [left + 70, foot + 64], [centre, foot + 64]),
  curve([centre, foot + 64], [right - 70, foot + 64], [right - 6, foot + 20], [right - 2, foot - 60]),
  straight([right - 2, foot - 60], [right, top]),
  curve([right, top], [right, top + 88], [left, top + 88], [left, top]),
];

const ellipse = (centre: number, rx: number, ry: number, y: number): string =>
  `M${centre - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;

/** The handle of the small mug, stretched between the ends of another one. */
const handleOf = ({ right, top, foot }: Mug): Curve[] => {
  const at = (x: number, y: number): Dot => [x + right - ELEVEN.right, top + 150 + ((y - 650) * (foot - top - 300)) / 700];
  return [
    curve(at(1200, 650), at(1460, 560), at(1650, 690), at(1640, 960)),
    curve(at(1640, 960), at(1630, 1210), at(1440, 1350), at(1200, 1350)),
    straight(at(1200, 1350), at(1200, 1262)),
    curve(at(1200, 1262), at(1400, 1256), at(1536, 1150), at(1546, 960)),
    curve(at(1546, 960), at(1552, 790), at(1430, 690), at(1200, 742)),
    straight(at(1200, 742), at(1200, 650)),
  ];
};

const stop = (offset: number, grey: '#000' | '#fff', opacity: number): string =>
  `<stop offset="${offset}" stop-color="${grey}" stop-opacity="${opacity}"/>`;

/** Light on a glazed cylinder: dark where it turns away, a window's reflection on the left, light thrown back on the right. */
const glazeOf = ({ left, right, top, foot }: Mug): string =>
  '<defs><linearGradient id="round">' +
  [
    stop(0, '#000', 0.36),
    stop(0.035, '#000', 0.24),
    stop(0.1, '#000', 0.11),
    stop(0.22, '#000', 0.02),
    stop(0.4, '#000', 0),
    stop(0.62, '#000', 0.03),
    stop(0.8, '#000', 0.11),
    stop(0.93, '#000', 0.25),
    stop(0.975, '#000', 0.27),
    stop(1, '#000', 0.2),
  ].join('') +
  '</linearGradient><linearGradient id="foot" x1="0" y1="0" x2="0" y2="1">' +
  stop(0, '#000', 0) +
  stop(0.7, '#000', 0.02) +
  stop(0.93, '#000', 0.14) +
  stop(1, '#000', 0.34) +
  '</linearGradient><filter id="soft" x="-1" width="3" y="-.2" height="1.4"><feGaussianBlur stdDeviation="16 10"/></filter></defs>' +
  `<rect x="${left}" y="${top - 100}" width="${right - left}" height="${foot - top + 300}" fill="url(#round)"/>` +
  `<rect x="${left}" y="${top}" width="${right - left}" height="${foot + 64 - top}" fill="url(#foot)"/>` +
  `<rect x="${left + 120}" y="${top + 120}" width="62" height="${foot - top - 230}" rx="30" fill="#fff" fill-opacity=".75" filter="url(#soft)"/>` +
  `<rect x="${right - 74}" y="${top + 160}" width="22" height="${foot - top - 310}" rx="11" fill="#fff" fill-opacity=".3" filter="url(#soft)"/>`;

const hollowOf = ({ left, right, top }: Mug): string =>
  '<defs><linearGradient id="hollow"><stop offset="0" stop-opacity=".42"/><stop offset=".3" stop-opacity=".2"/><stop offset=".75" stop-opacity=".04"/><stop offset="1" stop-opacity=".12"/></linearGradient>' +
  '<linearGradient id="deep" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity=".3"/><stop offset=".55" stop-opacity=".1"/><stop offset="1" stop-opacity="0"/></linearGradient></defs>' +
  `<rect x="${left}" y="${top - 120}" width="${right - left}" height="240" fill="url(#hollow)"/>` +
  `<rect x="${left}" y="${top - 70}" width="${right - left}" height="140" fill="url(#deep)"/>`;

const handleLightOf = ({ right, top, foot }: Mug): string =>
  '<defs><linearGradient id="under" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity="0"/><stop offset=".6" stop-opacity=".06"/><stop offset="1" stop-opacity=".26"/></linearGradient>' +
  '<linearGradient id="joint"><stop offset="0" stop-opacity=".4"/><stop offset=".16" stop-opacity=".1"/><stop offset=".3" stop-opacity="0"/></linearGradient></defs>' +
  `<rect x="${right - 60}" y="${top + 80}" width="460" height="${foot - top - 200}" fill="url(#under)"/>` +
  `<rect x="${right - 20}" y="${top + 80}" width="420" height="${foot - top - 200}" fill="url(#joint)"/>`;

const drawingOf = (mug: Mug) => (): Drawing => {
  const { left, right, top } = mug;
  const centre = (left + right) / 2;
  const half = (right - left) / 2;
  return [
    { outline: pathOf(handleOf(mug)), border: { radius: 34, height: 58 }, tone: 0.93, details: handleLightOf(mug) },
    { outline: pathOf(wallOf({ ...mug, centre })), tone: 0.965, details: glazeOf(mug) },
    { outline: ellipse(centre, half, 66, top), border: { radius: 6, height: 9 }, tone: 0.985 },
    { outline: ellipse(centre, half - 22, 55, top + 3), tone: 0.9, details: hollowOf(mug) },
  ];
};

export const mug: GarmentDrawings = { front: drawingOf(ELEVEN) };
export const mug15: GarmentDrawings = { front: drawingOf(FIFTEEN) };
