import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { DesignPosition } from '../../domain/design/design';
import { unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { insertMockupDesign } from '../designs/save';
import { makeRenditions } from '../files/pictures/renditions';
import { COLLECTION } from '../files/rows';
import { storePicture, type StoredPicture } from '../files/storage/stored-picture';

/** Side of a picture of the collection, in pixels: sharp on a chest, 6 inches wide. */
const ART_SIZE = 1800;

/** Where a picture stands on the sheet of 1100 pixels, which is 15 inches wide: high on the chest. */
const ON_THE_CHEST = { position: { x: 330, y: 200 }, size: { width: 440, height: 440 } };

interface DemoArt {
  readonly filename: string;
  /** The shipped drawing it is made of. */
  readonly clipart: string;
  readonly tags: readonly string[];
}

const ART: readonly DemoArt[] = [
  { filename: 'flamingo.png', clipart: 'fluent/flamingo', tags: ['summer', 'animals'] },
  { filename: 'shooting-star.png', clipart: 'fluent/shooting-star', tags: ['night'] },
  { filename: 'mushroom.png', clipart: 'fluent/mushroom', tags: ['forest'] },
  { filename: 'pizza.png', clipart: 'fluent/pizza', tags: ['food', 'fun'] },
  { filename: 'roller-skate.png', clipart: 'fluent/roller-skate', tags: ['summer', 'fun'] },
  { filename: 'camera.png', clipart: 'fluent/camera', tags: ['fun'] },
];

interface DemoDesign {
  readonly name: string;
  readonly tags: string[];
  readonly status: 'published' | 'draft';
  readonly sides: Partial<Record<DesignPosition, string>>;
}

const DESIGNS: readonly DemoDesign[] = [
  { name: 'Pizza night', tags: ['food'], status: 'draft', sides: { front: 'pizza.png', left_sleeve: 'shooting-star.png' } },
  { name: 'Mushroom club', tags: ['forest'], status: 'published', sides: { front: 'mushroom.png' } },
  { name: 'Flamingo summer', tags: ['summer'], status: 'published', sides: { front: 'flamingo.png', back: 'roller-skate.png' } },
];

const draw = async (services: Services, { clipart }: DemoArt): Promise<StoredPicture> => {
  const drawing = await readFile(path.join(services.config.root, 'static', 'cliparts', `${clipart}.svg`));
  const bytes = await sharp(drawing, { density: 600 }).resize(ART_SIZE, ART_SIZE, { fit: 'inside' }).png().toBuffer();
  const { width = ART_SIZE, height = ART_SIZE } = await sharp(bytes).metadata();
  const renditions = await makeRenditions({ type: 'image/png', bytes, width, height });
  return storePicture(services.storage, randomBytes(16).toString('hex'), renditions);
};

const insertArt = async (
  tx: Tx,
  { filename, tags }: DemoArt,
  { image_sizes, ...stored }: StoredPicture,
  created_by: string,
): Promise<string> => {
  const [_id, now] = [newId(), unixNow()];
  const row = {
    _id,
    kind: 'upload',
    state: 'ready',
    type: COLLECTION,
    filename,
    mimetype: 'image/png',
    created_by,
  } as const;
  await tx
    .insertInto('files')
    .values({ ...row, ...stored, tags: [...tags], image_sizes: jsonb(image_sizes), created_at: now, updated_at: now })
    .execute();
  return _id;
};

/** Gives the container artwork and 2D designs to start with, once: what somebody removed later stays away. */
export const seedDesigns = async (services: Services, containerId: string, created_by: string): Promise<void> => {
  const present = await services.inContainer(containerId, (tx) =>
    tx.selectFrom('mockup_designs').select('_id').limit(1).executeTakeFirst(),
  );
  if (present) return;
  const drawn = await Promise.all(ART.map(async (art) => [art, await draw(services, art)] as const));
  await services.inContainer(containerId, async (tx) => {
    const ids = new Map<string, string>();
    for (const [art, stored] of drawn) ids.set(art.filename, await insertArt(tx, art, stored, created_by));
    for (const { name, tags, status, sides } of DESIGNS) {
      const images = Object.entries(sides).map(([type, filename]) => ({
        type,
        name: filename.replace('.png', ''),
        image: { _id: ids.get(filename) ?? '' },
        ...(status === 'published' && ON_THE_CHEST),
      }));
      await insertMockupDesign(tx, containerId, { name, tags, status, images }, created_by);
    }
  });
};
