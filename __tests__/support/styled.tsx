import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** Draws its children with their styles, which other tests of a page leave out. */
export const Styled = ({ children }: { readonly children: ReactNode }) => {
  const cache = createCache({ key: 'styled' });
  const written = document.head.appendChild(document.createElement('style'));
  cache.sheet.insert = (rule) => written.append(rule);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
};
