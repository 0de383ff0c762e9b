/**
 * What the server does in the background and people follow on the Jobs screen. A new kind is a name here; the server's `work.ts` and the
 * screen's `job-facts.ts` do not compile until each has its object.
 */
export const JOB_TYPES = ['push_item', 'end_item', 'fetch_orders', 'fetch_items', 'publish_post', 'share_document'] as const;

export type JobType = (typeof JOB_TYPES)[number];

export const isJobType = (text: string): text is JobType => JOB_TYPES.some((type) => type === text);

const BETWEEN = ', ';

/** What a group of jobs is called: its kind, as a word of the API or in a language, then its store. */
export const groupLabel = (kind: string, store: string | null | undefined): string => [kind, store].filter(Boolean).join(BETWEEN);

/** The same label with its kind said by `name`. */
export const withKindNamed = (label: string, name: (kind: string) => string): string => {
  const [kind = '', ...store] = label.split(BETWEEN);
  return [name(kind), ...store].join(BETWEEN);
};
