import type { Drawing, GarmentDrawings, Part } from './drawing';
import { unit } from './field';
import { gradient, softness } from './light';
import { along, curve, mirrored, pathOf, symmetric } from './outline';

/** A chain that comes down from both sides, and a heart of steel whose face is printed. */
const chain = curve([330, 40], [520, 420], [800, 640], [976, 742]);

const heartOf = (by: number) => {
  const at = (x: number, y: number): readonly [number, number] => [1000 + (x - 1000) * by, 1300 + (y - 1300) * by];
  return symmetric([
    curve(at(1000, 1010), at(930, 850), at(600, 800), at(560, 1120)),
    curve(at(560, 1120), at(530, 1390), at(830, 1620), at(1000, 1790)),
  ]);
};

/** Rings seen flat and from their edge in turn, each smaller than the pendant's own. */
const links = (turned: boolean): Part[] => {
  const line = turned ? mirrored(chain) : chain;
  const count = 46;
  return Array.from({ length: count }, (_link, i): Part => {
    const [x, y] = along(line, (i + 0.5) / count);
    const [fx, fy] = along(line, (i + 0.9) / count);
    const degrees = (Math.atan2(fy - y, fx - x) * 180) / Math.PI + 3 * unit(i, 1, 2);
    const flat = i % 2 === 0;
    const [long, wide] = [15, flat ? 9 : 4];
    return {
      outline: linkOutline(x, y, (degrees * Math.PI) / 180, long, wide),
      tone: flat ? 0.8 : 0.7,
      border: { radius: 4, height: 9 },
      ...(flat && {
        details: `<ellipse cx="${x}" cy="${y}" rx="7" ry="3.4" fill="#000" fill-opacity=".62" transform="rotate(${degrees} ${x} ${y})"/>`,
      }),
    };
  });
};

const linkOutline = (x: number, y: number, angle: number, long: number, wide: number): string => {
  const at = (u: number, v: number) =>
    [x + u * long * Math.cos(angle) - v * wide * Math.sin(angle), y + u * long * Math.sin(angle) + v * wide * Math.cos(angle)] as const;
  return pathOf([curve(at(-1, 0), at(-1, -1.3), at(1, -1.3), at(1, 0)), curve(at(1, 0), at(1, 1.3), at(-1, 1.3), at(-1, 0))]);
};

/** The ring the chain runs through. */
const ring: Part = {
  outline: 'M1000 700a62 84 0 1 0 .1 0ZM1000 730a38 56 0 1 1 -.1 0Z',
  tone: 0.8,
  border: { radius: 9, height: 20 },
};

const steel =
  '<defs>' +
  gradient(
    'steel',
    [
      [0, '#fff', 0.75],
      [0.28, '#fff', 0],
      [0.42, '#000', 0.12],
      [0.52, '#fff', 0.5],
      [0.66, '#000', 0.04],
      [1, '#000', 0.4],
    ],
    'both',
  ) +
  '</defs><rect x="500" y="840" width="1000" height="980" fill="url(#steel)"/>';

const glass =
  '<defs>' +
  gradient(
    'glass',
    [
      [0, '#fff', 0.7],
      [0.34, '#fff', 0.12],
      [0.35, '#fff', 0],
      [0.8, '#000', 0],
      [1, '#000', 0.12],
    ],
    'both',
  ) +
  softness('soft', 12) +
  '</defs><rect x="500" y="840" width="1000" height="980" fill="url(#glass)"/>' +
  '<path d="M660 1010q90 -90 200 -50" stroke="#fff" stroke-width="26" stroke-linecap="round" stroke-opacity=".8" fill="none" filter="url(#soft)"/>';

const front = (): Drawing => [
  ...links(false),
  ...links(true),
  { outline: pathOf(heartOf(1)), tone: 0.8, border: { radius: 16, height: 24 }, details: steel },
  { outline: pathOf(heartOf(0.93)), printed: 'on', tone: 0.97, border: { radius: 5, height: -4 }, details: glass },
  ring,
];

export const necklace: GarmentDrawings = { front };
