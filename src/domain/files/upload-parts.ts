const MEGABYTE = 1024 * 1024;

/** Bytes of a part of an upload, as the page sends them: some seconds on a slow line. */
export const PART_SIZE = 4 * MEGABYTE;

/** Least bytes of a part, but for the last one. */
export const LEAST_PART = MEGABYTE;

/** Header that tells how many bytes of an upload have arrived, from the first on. */
export const OFFSET_HEADER = 'upload-offset';
