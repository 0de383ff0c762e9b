import { useMay } from '../../shell/session/use-may';

/** What an upload is for. */
type UploadType = 'image' | 'design';

/** The artwork of the design collection is a permission of its own (specification 1, §6); every other upload belongs to the files. */
const moduleOf = (type: string): 'design' | 'file' => (type === 'design' ? 'design' : 'file');

/** What a media screen shows: every upload, or the artwork of the design collection. */
export interface MediaKind {
  readonly list: 'files' | 'design-collection';
  readonly counts: 'files' | 'designCollection';
  readonly tags: 'fileTags' | 'designCollectionTags';
  readonly page: 'files' | 'designCollection';
  /** What the server is asked for; undefined: everything. */
  readonly mask: string | undefined;
  /** What new uploads are for. */
  readonly type: UploadType;
  /** Rows on a page (specification 2, §9). */
  readonly pageSize: number;
}

export const FILES: MediaKind = {
  list: 'files',
  counts: 'files',
  tags: 'fileTags',
  page: 'files',
  mask: undefined,
  type: 'image',
  pageSize: 32,
};

export const COLLECTION: MediaKind = {
  list: 'design-collection',
  counts: 'designCollection',
  tags: 'designCollectionTags',
  page: 'designCollection',
  mask: 'design',
  type: 'design',
  pageSize: 20,
};

/** Statuses as tabs; `all` leaves out what is in the trash. */
export const TABS = ['all', 'published', 'draft', 'trashed'] as const;

interface MayFiles {
  readonly add: boolean;
  readonly update: boolean;
  readonly remove: boolean;
}

/** What the signed-in user may do to uploads of a type. */
export const useMayFiles = (type: string): MayFiles => {
  const module = moduleOf(type);
  return { add: useMay(module, 'add'), update: useMay(module, 'update'), remove: useMay(module, 'delete') };
};
