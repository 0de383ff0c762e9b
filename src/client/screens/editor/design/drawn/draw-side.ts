import type { SceneAssets } from '../../../../../scene/assets';
import type { SceneSide } from '../../../../../scene/document';
import { colorPainter } from '../../../../../scene/render-colors';
import { renderSide } from '../../../../../scene/render-side';
import { webAssets } from '../../../../../scene/web-assets';
import { canvasAssets } from '../../../../editor/canvas/resources';

/** Where the picture of a file or asset lies; undefined while it lies nowhere. */
export type UrlOf = (assetId: string) => string | undefined;

/** What the open design is drawn with: the stage's own pictures where they are known, even those not uploaded yet. */
export const designAssets = (urlOf: UrlOf): SceneAssets => canvasAssets(urlOf);

/** What saved sides of another design are drawn with. The stage's pictures stay out of it: these may be other renditions of them. */
export const savedAssets = (urlOf: UrlOf): SceneAssets => webAssets((fileId) => urlOf(fileId) ?? '');

/** A small picture of a side, `width` pixels across, by the same scene as the saved ones. Throws when a picture of it does not load. */
export const drawSide = (side: SceneSide, assets: SceneAssets, width: number): Promise<HTMLCanvasElement> =>
  renderSide(side, assets, { multiplier: width / side.width });

/** What makes such a picture in any colour (`#rrggbb`): the art is drawn once, each colour is only a tint. */
export const sideInColors = (side: SceneSide, assets: SceneAssets, width: number): Promise<(color: string) => HTMLCanvasElement> =>
  colorPainter(side, assets, { multiplier: width / side.width });
