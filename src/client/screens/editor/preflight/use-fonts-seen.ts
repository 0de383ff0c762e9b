import { useEffect, useState } from 'react';
import { onFontKnown } from '../../../../scene/host-faces';

/** Counts the fonts that have come to be known or were loaded, since either may change what is drawn, and what the rules say of it. */
export const useFontsSeen = (): number => {
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const more = (): void => setSeen((count) => count + 1);
    const stop = onFontKnown(more);
    document.fonts.addEventListener('loadingdone', more);
    return () => {
      stop();
      document.fonts.removeEventListener('loadingdone', more);
    };
  }, []);
  return seen;
};
