import type { Drawing, GarmentDrawings } from './drawing';
import { box, gradient, softness } from './light';
import { curve, pathOf, rounded, straight } from './outline';

/** A tumbler of 20 ounces, 75 mm across and 208 mm high, seen from the front. */
const body = [
  straight([700, 330], [712, 1640]),
  curve([712, 1640], [716, 1716], [736, 1752], [790, 1760]),
  curve([790, 1760], [920, 1776], [1080, 1776], [1210, 1760]),
  curve([1210, 1760], [1264, 1752], [1284, 1716], [1288, 1640]),
  straight([1288, 1640], [1300, 330]),
  curve([1300, 330], [1100, 348], [900, 348], [700, 330]),
];

/** Brushed steel under lacquer: a broad light on the left, a narrow one on the right. */
const steel =
  '<defs>' +
  gradient('steel', [
    [0, '#000', 0.4],
    [0.05, '#000', 0.22],
    [0.14, '#000', 0.05],
    [0.3, '#000', 0],
    [0.55, '#000', 0.06],
    [0.76, '#000', 0.16],
    [0.9, '#000', 0.3],
    [0.95, '#000', 0.22],
    [1, '#000', 0.38],
  ]) +
  gradient(
    'base',
    [
      [0.86, '#000', 0],
      [0.97, '#000', 0.2],
      [1, '#000', 0.34],
    ],
    'y',
  ) +
  softness('soft', 14) +
  '</defs>' +
  box({ x: 690, y: 300, width: 620, height: 1490 }, 'fill="url(#steel)"') +
  box({ x: 690, y: 300, width: 620, height: 1480 }, 'fill="url(#base)"') +
  box({ x: 792, y: 390, width: 66, height: 1280 }, 'rx="30" fill="#fff" fill-opacity=".8" filter="url(#soft)"') +
  box({ x: 1232, y: 420, width: 18, height: 1220 }, 'rx="9" fill="#fff" fill-opacity=".35" filter="url(#soft)"');

const rim =
  '<defs>' +
  gradient('rim', [
    [0, '#000', 0.5],
    [0.2, '#000', 0.08],
    [0.34, '#fff', 0.5],
    [0.5, '#000', 0.05],
    [0.85, '#000', 0.36],
    [1, '#000', 0.5],
  ]) +
  '</defs>' +
  box({ x: 680, y: 260, width: 640, height: 100 }, 'fill="url(#rim)"');

const lid =
  '<defs>' +
  gradient('lid', [
    [0, '#000', 0.34],
    [0.3, '#fff', 0.35],
    [0.6, '#000', 0.06],
    [1, '#000', 0.4],
  ]) +
  gradient(
    'top',
    [
      [0, '#fff', 0.4],
      [0.6, '#000', 0],
      [1, '#000', 0.2],
    ],
    'y',
  ) +
  '</defs>' +
  box({ x: 690, y: 200, width: 620, height: 100 }, 'fill="url(#lid)"') +
  box({ x: 690, y: 200, width: 620, height: 100 }, 'fill="url(#top)"');

const straw =
  '<defs>' +
  gradient('straw', [
    [0, '#000', 0.3],
    [0.3, '#fff', 0.6],
    [0.7, '#000', 0.1],
    [1, '#000', 0.42],
  ]) +
  '</defs>';

const front = (): Drawing => [
  {
    outline: rounded({ x: 1080, y: 60, width: 44, height: 170 }, 14),
    tone: 0.92,
    details: straw + box({ x: 1080, y: 40, width: 44, height: 220 }, 'fill="url(#straw)"'),
  },
  {
    outline: 'M730 216Q1000 190 1270 216L1288 296Q1000 316 712 296Z',
    tone: 0.86,
    border: { radius: 10, height: 12 },
    details: lid,
  },
  { outline: pathOf(body), tone: 0.965, shadow: { blur: 10, strength: 0.2 }, details: steel },
  {
    outline: 'M698 286Q1000 308 1302 286L1302 336Q1000 358 698 336Z',
    tone: 0.8,
    border: { radius: 8, height: 9 },
    shadow: { blur: 12, strength: 0.34, dx: 0, dy: 10 },
    details: rim,
  },
];

export const tumbler: GarmentDrawings = { front };
