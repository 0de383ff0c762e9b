import type { Texts } from './typed';

/** What the shell says: in English part of the first download, in every other language one file before the first paint. */
export const SHELL_TEXTS = ['common', 'errors', 'shell'] as const satisfies readonly (keyof Texts)[];

/** What the screens say: one file of each language, which comes with the first screen. What is not named here, the server says. */
export const SCREEN_TEXTS = [
  'customizer',
  'designs',
  'editor',
  'fulfilments',
  'items',
  'jobs',
  'legal',
  'lists',
  'media',
  'navigation',
  'orders',
  'products',
  'stores',
  'tasks',
  'trackings',
  'users',
] as const satisfies readonly (keyof Texts)[];

/**
 * What is said when something is refused, and what long drawers and rarer screens say: one file of each language, which comes after the first screen.
 * Until then the server's English is shown of a refusal, and a drawer waits for its words.
 */
export const LATE_TEXTS = [
  'audit',
  'blogs',
  'external',
  'grid',
  'integrations',
  'invoice',
  'listing',
  'margin',
  'order',
  'orderTasks',
  'paypal',
  'policies',
  'trend',
  'preset',
  'qa',
  'queue',
  'refusals',
  'report',
  'reports',
  'richText',
  'rules',
  'settings',
  'sheet',
  'source',
  'support',
  'tour',
  'workshop',
] as const satisfies readonly (keyof Texts)[];

/** Texts that are wanted together, and so come in one script of each language. */
export const TEXT_GROUPS = { shell: SHELL_TEXTS, screens: SCREEN_TEXTS, late: LATE_TEXTS } as const;

export type TextGroup = keyof typeof TEXT_GROUPS;
