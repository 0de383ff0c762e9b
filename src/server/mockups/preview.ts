import type { SceneLayer, SceneSide } from '../../scene/document';
import { toSceneSide } from '../../scene/side-codec';
import type { RequestContext } from '../kernel/context';
import { contentHash, findFilePaths, findPreview, recordPreview, storeGenerated } from '../files';
import { requireSeenPictures } from '../files/permitted';
import type { StoredPreview } from '../files/storage/previews';
import { operation, type MutationOperations } from '../kernel/operation';
import { drawIsolated } from '../render/drawing';
import { fontFilesOf } from '../fonts/files';
import { checkReferences } from './save';
import { pictureAddresses, resolveSide } from './sides';

/** Longest side of a preview, in pixels: what shops show at most. */
const PREVIEW_SIZE = 2000;

/** Raised when the same side would be drawn differently: previews drawn before are not used again. */
const DRAWING = 1;

/** What shows of a layer; its name, its id and its lock do not. */
const visible = ({ id: _id, name: _name, locked: _locked, ...shown }: SceneLayer) => shown;

/** `pictures`: where the side's files lie, for a file keeps its id when its picture is replaced. */
const nameOf = ({ id: _id, name: _name, layers, ...side }: SceneSide, pictures: readonly string[]): string =>
  contentHash('preview', DRAWING, side, layers.filter((layer) => layer.visible).map(visible), pictures);

/** Pictures being drawn right now in this process, by container and content: who asks for one meanwhile waits for it. */
const underway = new Map<string, Promise<StoredPreview>>();

const draw = (scene: SceneSide, hash: string, { services, container }: RequestContext): Promise<StoredPreview> => {
  const key = `${container._id} ${hash}`;
  const same = underway.get(key);
  if (same) return same;
  const width = Math.round(scene.width * Math.min(1, PREVIEW_SIZE / Math.max(scene.width, scene.height)));
  const work = drawIsolated(services, container._id, scene, {
    width,
    root: services.config.root,
    files: (ids) => findFilePaths(services, container._id, ids),
    fontFiles: fontFilesOf(services, container._id),
  })
    .then((drawn) => storeGenerated(services, container._id, hash, drawn))
    .finally(() => underway.delete(key));
  underway.set(key, work);
  return work;
};

/** Renders one side, garment and print. The same picture asked for again, or by two at once, is drawn once. */
export const makeMockupPreview: MutationOperations['makeMockupPreview'] = operation({
  rule: { module: 'mockup', access: 'add' },
  prepare: async ({ side, item_info_id, preset_id }, context) => {
    const { services, container } = context;
    const resolved = await services.inContainer(container._id, async (tx) => {
      await checkReferences(tx, container._id, { item_info_id, preset_id });
      await requireSeenPictures(tx, context, side);
      return resolveSide(tx, container._id, side);
    });
    const scene = toSceneSide(resolved);
    const hash = nameOf(scene, pictureAddresses(resolved));
    const known = await services.inContainer(container._id, (tx) => findPreview(tx, container._id, hash));
    return { hash, drawn: known ? null : await draw(scene, hash, context) };
  },
  run: async (tx, _args, { container, user }, { hash, drawn }) => {
    const row = drawn ? await recordPreview(tx, container._id, drawn, user._id) : await findPreview(tx, container._id, hash);
    if (!row) throw new Error('A preview that was found before is missing.');
    const { _id, image_sizes } = row;
    return { _id, url: image_sizes[0]?.url ?? '', image_sizes };
  },
});
