import { setTimeout as sleep } from 'node:timers/promises';
import type { MockupSideInput } from '../../contract/generated/operations';
import type { DesignValues } from '../../domain/design/design';
import { toSceneSide } from '../../scene/side-codec';
import { contentHash, findFilePaths, recordPreview, storeGenerated } from '../files';
import { findPictures } from '../files/rows';
import { findPreviews } from '../files/storage/previews';
import { tellChanged } from '../db/channel';
import type { RequestContext } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { logFault } from '../kernel/log';
import { pictureAddresses } from '../mockups/sides';
import { drawIsolated } from '../render/drawing';
import { designFiles } from './files';
import { sidesOf } from './sides';

/** Raised when the same composition would be drawn differently: pictures drawn before are not used again. */
const DRAWING = 1;

/** Longest side of the picture of a composition, in pixels. */
const PREVIEW_SIZE = 1100;

/** How long a save waits for its pictures, in milliseconds; what takes longer is told of when it is there. */
const PATIENCE = 5_000;

/** Names the picture of a composition; `side` is one of `sidesOf`. */
export const previewOf = (side: MockupSideInput): string =>
  contentHash(
    'composition',
    DRAWING,
    side.print_area,
    side.layers.map(({ settings }) => settings),
    pictureAddresses(side),
  );

/** Draws what is printed on each side of a design, where it was not drawn before. */
const draw = async (design: DesignValues, { services, container, user }: RequestContext, isLate: () => boolean): Promise<void> => {
  const within = services.inContainer;
  const pictures = await within(container._id, (tx) => findPictures(tx, container._id, designFiles(design)));
  const sides = sidesOf(design, pictures);
  const known = await within(container._id, (tx) => findPreviews(tx, container._id, sides.map(previewOf)));
  for (const side of sides) {
    const hash = previewOf(side);
    if (known.has(hash)) continue;
    const scene = toSceneSide(side);
    const drawn = await drawIsolated(services, container._id, scene, {
      include: 'print',
      format: 'webp',
      scale: Math.min(1, PREVIEW_SIZE / Math.max(scene.width, scene.height)),
      root: services.config.root,
      files: (ids) => findFilePaths(services, container._id, ids),
    });
    const stored = await storeGenerated(services, container._id, hash, drawn);
    await within(container._id, async (tx) => {
      await recordPreview(tx, container._id, stored, user._id);
      if (isLate()) await tellChanged(tx, container._id, ['mockupDesigns']);
    });
  }
};

/**
 * Has the pictures of a design's compositions drawn and waits a moment for them. What cannot be drawn, for it is too much, leaves the design with
 * the pictures it is made of: no save fails by its preview.
 */
export const drawPreviews = async (design: DesignValues, context: RequestContext): Promise<void> => {
  const ended = new AbortController();
  let late = false;
  const drawn = draw(design, context, () => late)
    .catch((error: unknown) => {
      if (!(error instanceof UserError)) logFault('previews of a design', error);
    })
    .finally(() => ended.abort());
  await Promise.race([drawn, sleep(PATIENCE, undefined, { signal: ended.signal, ref: false }).catch(() => undefined)]);
  late = true;
};
