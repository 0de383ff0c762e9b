import { createElement, useEffect, useState, type ReactNode } from 'react';
import type { ListRow } from './columns';
import type { VirtualRows, VirtualRowsProps } from './VirtualRows';

type Component = typeof VirtualRows;

let loaded: Component | undefined;
let loading: Promise<Component> | undefined;

/** Begins to load the window on a long list; most lists never need it. Whoever knows that one is coming calls it early. */
export const loadVirtualRows = (): Promise<Component> => {
  loading ??= import('./VirtualRows').then(
    (file) => (loaded = file.VirtualRows),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
};

/**
 * The window on a long list as soon as its code is here, at once when it has been before: `lazy` would draw the fallback first either way.
 * A failure to load is thrown while rendering.
 */
export const LateVirtualRows = <R extends ListRow>({ fallback, ...props }: VirtualRowsProps<R> & { readonly fallback: ReactNode }) => {
  const [component, setComponent] = useState<Component | undefined>(() => loaded);
  useEffect(() => {
    if (component) return;
    loadVirtualRows().then(
      (found) => setComponent(() => found),
      (error: unknown) =>
        setComponent(() => {
          throw error;
        }),
    );
  }, [component]);
  return component ? createElement(component<R>, props) : fallback;
};
