import { useEffect, useState } from 'react';
import { loadWebFontPreview } from '../../../../../../scene/web-assets';

/** The CSS family that shows a font in its own letters; undefined until they are there, and for a font that does not load. */
export const useFontFace = (family: string, wanted = true): string | undefined => {
  const [face, setFace] = useState<{ readonly family: string; readonly css: string } | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    loadWebFontPreview(family).then(
      (css) => current && setFace({ family, css }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [family, wanted]);
  return face?.family === family ? `"${face.css}", sans-serif` : undefined;
};
