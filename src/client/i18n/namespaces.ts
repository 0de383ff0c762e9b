import type { Texts } from './typed';

/** What the shell says: in English part of the first download, in every other language one file before the first paint. */
export const SHELL_TEXTS = ['common', 'errors', 'shell', 'tasks'] as const satisfies readonly (keyof Texts)[];

/** What the screens say: one file of each language, which comes with the first screen. What is not named here, the server says. */
export const SCREEN_TEXTS = [
  'customizer',
  'designs',
  'editor',
  'items',
  'jobs',
  'legal',
  'lists',
  'media',
  'navigation',
  'orders',
  'products',
  'refusals',
  'stores',
  'upcoming',
  'users',
] as const satisfies readonly (keyof Texts)[];

/** The name of the script that brings a text file, by the file's path; several files share one. */
export const textsScript = (file: string): string => {
  const [language, namespace] = file
    .replace(/\.json$/, '')
    .split(/[\\/]/)
    .slice(-2);
  return `texts-${language}-${(SHELL_TEXTS as readonly (string | undefined)[]).includes(namespace) ? 'shell' : 'screens'}`;
};
