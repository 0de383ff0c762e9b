import { useLayoutEffect, useState, type ReactNode } from 'react';

/**
 * Draws what may come later once, unseen, and takes it away again before anything is painted: its style rules are on the page then. A rule within
 * `@media` that comes while somebody works, as every button has some, makes the browser style the whole page anew.
 */
export const StyledAhead = ({ children }: { readonly children: ReactNode }) => {
  const [drawn, setDrawn] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- that it was drawn is what it waits for
  useLayoutEffect(() => setDrawn(true), []);
  return drawn ? null : <div hidden>{children}</div>;
};
