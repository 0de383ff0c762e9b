import { useEffect } from 'react';
import { sceneFonts } from '../../../../scene/fonts';
import { loadWebFont } from '../../../../scene/web-assets';

/** Loads the shipped fonts while they are offered; one that does not load shows in the page's own font. */
export const useFontPreviews = (): void => {
  useEffect(() => {
    for (const { family } of sceneFonts) loadWebFont(family).catch(() => undefined);
  }, []);
};
