import type { BulkCode } from '../lists/bulk';

/** How a post stands. `unknown`: it was sent, and nobody heard whether its shop has it; publishing it again looks first. */
export const POST_STATUSES = ['draft', 'scheduled', 'publishing', 'published', 'failed', 'unknown'] as const;

export type PostStatus = (typeof POST_STATUSES)[number];

export const isPostStatus = (text: string): text is PostStatus => POST_STATUSES.some((status) => status === text);

/** Words a shop sorts its posts by. */
export const MOST_POST_TAGS = 20;
export const LONGEST_POST_TAG = 60;
const LONGEST_SLUG = 100;

/** How far ahead a post may be scheduled, in seconds. */
export const MOST_AHEAD = 366 * 24 * 60 * 60;

/** The end of a post's address, from whatever words: letters of other scripts have none of their own there, and the shop makes one up. */
export const slugOf = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+/u, '')
    .slice(0, LONGEST_SLUG)
    .replace(/-+$/u, '');

/** What is known of a post when somebody wants it published. */
export interface PublishedPost {
  /** It is being published, or waits for its turn. */
  readonly inHand: boolean;
  readonly title: string;
  /** Whether anything stands in it. */
  readonly written: boolean;
  /** Null: none was chosen, or it has gone. */
  readonly store: {
    readonly connected: boolean;
    /** Its platform has a blog. */
    readonly blog: boolean;
    /** What its blog is opened by, beside what opens the shop, is there. */
    readonly opened: boolean;
  } | null;
  /** Listings that stand in it and are not on sale at its store. */
  readonly absent: number;
}

/** Why a post cannot be published, the first of the reasons; null: it can. */
export const obstacleOf = ({ inHand, title, written, store, absent }: PublishedPost): BulkCode | null => {
  if (inHand) return 'postInHand';
  if (title === '') return 'postNoTitle';
  if (!written) return 'postNoText';
  if (!store) return 'postNoStore';
  if (!store.blog) return 'postNoBlog';
  if (!store.opened) return 'postNoPassword';
  if (!store.connected) return 'notConnected';
  return absent > 0 ? 'postItemsAbsent' : null;
};
