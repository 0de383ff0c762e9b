/** Public addresses of stored pictures and fonts: `/files/<key>/<name>.<extension>`, where the key is 128 random bits in hex. */
const ADDRESS =
  /^\/files\/([0-9a-f]{32}\/(?:original|large|medium|thumb|source)\.(?:png|jpg|webp|svg)|[0-9a-f]{32}\/thumb-(?:64|128|256)\.webp|[0-9a-f]{32}\/font\.(?:ttf|otf|woff2?)|[0-9a-f]{32}\/attachment\.bin)$/u;

export const fileUrl = (key: string, name: string, extension: string): string => `/files/${key}/${name}.${extension}`;

/** Where somebody else's file lies that is kept as it came: it is handed out to be saved, and shown by nobody. */
export const attachmentKey = (key: string): string => `${key}/attachment.bin`;
/** Of one that is a picture, a small one that we drew. */
export const attachmentThumbKey = (key: string): string => `${key}/thumb.webp`;
export const attachmentThumbUrl = (key: string): string => fileUrl(key, 'thumb', 'webp');
export const attachmentUrl = (key: string): string => fileUrl(key, 'attachment', 'bin');

/** The storage key behind a public address, null for any other text. */
export const storageKey = (url: string): string | null => ADDRESS.exec(url)?.[1] ?? null;

/** Where the bytes of an upload lie that was not checked yet; nothing serves it. */
export const incomingKey = (fileId: string): string => `incoming/${fileId}`;

/** An address others can fetch: root-relative ones are put on this server's origin, complete ones stay. */
export const absoluteUrl = (origin: string, url: string): string => new URL(url, origin).href;
