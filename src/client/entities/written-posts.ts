import type { BlogTextFieldsFragment } from '../../contract/generated/operations';
import type { ToldError } from '../kernel/app-error';

interface PostImage {
  readonly _id?: string | null;
  readonly src: string;
}

/** What people write of a post. */
export interface PostWords {
  readonly title: string;
  readonly slug: string;
  readonly body: string;
  readonly image: PostImage | null;
  readonly store_id: string | null;
  readonly tags: readonly string[];
}

/** A post that is open on this page. */
export interface WrittenPost {
  /** Null: the server has not heard of it yet. */
  readonly id: string | null;
  /** The version the server has of it, as far as this page knows. */
  readonly version: number | null;
  readonly words: PostWords;
  /** `reading`: it is being opened; `typed`: not told yet; `saving`; `kept`: the server has it; `failed`: it was not reached or said no; `conflict`:
   * somebody else changed it meanwhile, and nothing was overwritten. */
  readonly state: 'reading' | 'typed' | 'saving' | 'kept' | 'failed' | 'conflict';
  readonly error: ToldError | null;
  /** It is being handed to the jobs that publish it. */
  readonly publishing: boolean;
  /** Grows when other words are to be shown than were typed here. */
  readonly shown: number;
}

export const NO_WORDS: PostWords = { title: '', slug: '', body: '', image: null, store_id: null, tags: [] };

/** A post as the server tells it. */
export const wordsOf = ({ title, slug, body, image, store_id, tags }: BlogTextFieldsFragment): PostWords => ({
  title,
  slug,
  body,
  image: image ?? null,
  store_id: store_id ?? null,
  tags,
});

/**
 * Posts that are open, by the place they are written at. They stand outside the store, so that no action and no log holds what people write; the
 * page keeps them from one screen to the next.
 */
const open = new Map<string, WrittenPost>();
const listeners = new Set<() => void>();

export const writtenAt = (place: string): WrittenPost | undefined => open.get(place);

export const keepWritten = (place: string, next: WrittenPost | null): void => {
  if (next) open.set(place, next);
  else open.delete(place);
  for (const listener of listeners) listener();
};

export const hearWritten = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the server has not heard of what was typed. */
export const isUntold = ({ state }: WrittenPost): boolean =>
  state === 'typed' || state === 'saving' || state === 'failed' || state === 'conflict';
