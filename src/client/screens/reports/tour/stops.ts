import { permittedNavigation, type Viewer } from '../../../shell/layout/navigation';

/** Where the tour stops; those of the menu only where the person sees the entry. */
const STOPS = ['orders', 'internal', 'stores', 'search', 'help'] as const;

export type Stop = (typeof STOPS)[number];

/** The stops there are for a person. */
export const stopsOf = (viewer: Viewer): readonly Stop[] => {
  const entries = new Set<string>(permittedNavigation(viewer).flatMap((group) => group.entries.map(({ id }) => id)));
  return STOPS.filter((stop) => stop === 'search' || entries.has(stop));
};
