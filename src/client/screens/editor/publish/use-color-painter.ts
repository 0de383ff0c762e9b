import { useMemo } from 'react';
import type { SceneAssets } from '../../../../scene/assets';
import type { SceneSide } from '../../../../scene/document';
import { colorPainter } from '../../../../scene/render-colors';

/** From `#rrggbb` to a canvas of its own. */
type Paint = (color: string) => HTMLCanvasElement;

/** What draws a side `width` pixels across in any colour; the same promise while side and size stay. Rejects when a picture does not load. */
export const useColorPainter = (side: SceneSide, assets: SceneAssets, width: number): Promise<Paint> =>
  useMemo(() => {
    const painter = colorPainter(side, assets, { multiplier: width / side.width });
    // Whoever paints hears of the failure; a painter nobody waits for any more is no fault.
    painter.catch(() => undefined);
    return painter;
  }, [side, assets, width]);

/** Puts a drawing in place of what was there. */
export const showCanvas = (host: HTMLElement | null, canvas: HTMLCanvasElement): void => {
  Object.assign(canvas.style, { width: '100%', height: '100%', display: 'block' });
  host?.replaceChildren(canvas);
};
