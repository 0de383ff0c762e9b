import { useDeferredValue, type ReactNode } from 'react';

/** Draws what is further down with the picture after the first one, so that the first one does not wait for it. */
export const Afterwards = ({ children }: { readonly children: ReactNode }) => (useDeferredValue(true, false) ? children : null);
