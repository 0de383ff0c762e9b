import { uiActions } from '../ui';
import { onLooseTargets } from './command';

/** Opens the crop frame on one picture. A tiled one has no box to crop by hand. */
export const crop = onLooseTargets({
  label: 'commands.crop',
  section: 'edit',
  shortcuts: [{ key: 'c' }],
  enabled: ({ layers }) => layers.length === 1 && layers[0]?.type === 'image' && layers[0].tiling === 'none' && layers[0].visible,
  perform: ({ ids }) => [uiActions.crop(ids[0] ?? null)],
});
