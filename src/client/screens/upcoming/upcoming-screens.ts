import type { EntryId } from '../../shell/layout/navigation';

/** The screens that are announced and not built yet, each with the place that is nearest to what a person wants there. */
export const upcomingScreens = {
  // What there is to set so far is how everything looks.
  settings: 'appearance',
} as const satisfies Partial<Record<EntryId, EntryId | 'appearance'>>;

export type UpcomingId = keyof typeof upcomingScreens;
