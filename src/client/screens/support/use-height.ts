import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { selectPreferences } from '../../shell/customizer/customizer-slice';
import { FOOTER_HEIGHT } from '../../theme/components';

/** What is left of the window's height below where an element begins, whatever stands above it: bars, banners. */
export const useHeight = (): { readonly frame: RefObject<HTMLDivElement | null>; readonly height: string } => {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(56);
  const { footerType } = useSelector(selectPreferences);
  useLayoutEffect(() => {
    const measure = (): void => setTop(Math.round((frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    window.addEventListener('resize', measure);
    if (typeof ResizeObserver === 'undefined') return () => window.removeEventListener('resize', measure);
    const around = new ResizeObserver(measure);
    const main = frame.current?.closest('main');
    for (const element of main?.parentElement?.children ?? []) if (element !== main) around.observe(element);
    return () => {
      window.removeEventListener('resize', measure);
      around.disconnect();
    };
  }, []);
  return { frame, height: `calc(100dvh - ${top + (footerType === 'hidden' ? 0 : FOOTER_HEIGHT)}px)` };
};
