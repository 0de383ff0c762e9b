import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { SceneAssets } from '../../../../../scene/assets';
import { selectAssetUrl } from '../../../../editor/selectors';
import { after } from '../../../../kernel/clock';
import type { Root } from '../../root';
import type * as DrawSide from './draw-side';

/** How long the side has to stay as it is before it is drawn, in milliseconds: a slide of a slider is one drawing. */
const SETTLE = 200;

export type Draw<Drawn> = (draw: typeof DrawSide, designAssets: SceneAssets) => Promise<Drawn>;

/**
 * What `draw` makes of a side, made anew a moment after `draw` changed or a picture came; null before the first. Memoise `draw`. Where
 * something of the side does not load, what was drawn before stays: the layer list says what is wrong.
 */
export const useDrawn = <Drawn>(draw: Draw<Drawn>): Drawn | null => {
  const store = useStore<Root>();
  // A picture that has come may be one that was missing.
  const pictures = useSelector(({ editor }: Root) => editor.assets);
  const [drawn, setDrawn] = useState<{ readonly value: Drawn } | null>(null);
  useEffect(() => {
    let current = true;
    const run = async (): Promise<void> => {
      const code = await import('./draw-side');
      const value = await draw(
        code,
        code.designAssets((assetId) => selectAssetUrl(store.getState(), assetId)),
      );
      if (current) setDrawn({ value });
    };
    const stop = after(SETTLE, () => void run().catch(() => undefined));
    return () => {
      current = false;
      stop();
    };
  }, [store, pictures, draw]);
  return drawn?.value ?? null;
};
