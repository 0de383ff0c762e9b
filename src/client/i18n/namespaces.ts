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
  'rules',
  'settings',
  'sheet',
  'source',
  'support',
  'tour',
  'workshop',
] as const satisfies readonly (keyof Texts)[];

/** The name of the script that brings a text file, by the file's path; several files share one. */
export const textsScript = (file: string): string => {
  const [language, namespace] = file
    .replace(/\.json$/, '')
    .split(/[\\/]/)
    .slice(-2);
  const among = (texts: readonly string[]): boolean => texts.includes(namespace ?? '');
  return `texts-${language}-${among(SHELL_TEXTS) ? 'shell' : among(LATE_TEXTS) ? 'late' : 'screens'}`;
};
