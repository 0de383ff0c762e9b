import { existsSync } from 'node:fs';
import path from 'node:path';
import { garments as drawings } from '../../../src/cli/garments/registry';
import { silhouetteOf } from '../../../src/cli/garments/silhouette';
import { readPrintMask } from '../../../src/domain/design/print-mask';
import garments from '../../../static/garments/garments.json';

interface Side {
  readonly id: string;
  readonly image: string;
  readonly printArea: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly mask?: string;
}

const root = path.resolve(__dirname, '../../..');
const sides = garments.flatMap(({ slug, sides: all }) => (all as readonly Side[]).map((side) => [`${slug} ${side.id}`, side] as const));
const masked = sides.filter(([, { mask }]) => mask !== undefined);

test('every drawing is shown by some side, and every side shows a drawing', () => {
  const drawn = Object.entries(drawings).flatMap(([slug, { sides: own }]) =>
    Object.keys(own).map((id) => `/static/garments/${slug}/${id}.png`),
  );
  expect([...new Set(sides.map(([, { image }]) => image))].toSorted()).toEqual(drawn.toSorted());
  for (const picture of drawn) expect([picture, existsSync(path.join(root, picture))]).toEqual([picture, true]);
});

test('of what is printed all over there is something to wear, to sleep under and to hang about the neck', () => {
  expect([...new Set(masked.map(([name]) => name.split(' ')[0]))]).toEqual(
    expect.arrayContaining(['aophoodie', 'aoptee', 'blanket', 'pillow', 'facemask', 'necklace', 'phonecase']),
  );
});

test.each(masked)('%s is printed where its drawing has cloth', (_name, { image, printArea, mask }) => {
  const [, slug = '', id = ''] = /garments\/([^/]+)\/([^.]+)\.png$/.exec(image) ?? [];
  const garment = drawings[slug];
  expect(silhouetteOf(garment?.sides[id]?.() ?? [], garment?.down ?? 0)).toEqual({ area: printArea, mask });
  expect(readPrintMask(mask ?? '')).not.toBeNull();
});

test('sides go by the names the specification has for what is printed', () => {
  const known = ['front', 'back', 'left_sleeve', 'right_sleeve', 'neek'];
  expect(sides.filter(([, { id }]) => !known.includes(id))).toEqual([]);
  for (const id of known) expect([id, sides.some(([, side]) => side.id === id)]).toEqual([id, true]);
});
