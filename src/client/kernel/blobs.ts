/**
 * Files a person picked, waiting to be sent. They can't stand in the store (it is plain data, and a log must not hold pictures), so
 * actions carry an id and the bytes wait here.
 */
const blobs = new Map<string, Blob>();

export const keepBlob = (id: string, blob: Blob): void => {
  blobs.set(id, blob);
};

export const blobById = (id: string): Blob | undefined => blobs.get(id);

export const dropBlob = (id: string): void => {
  blobs.delete(id);
};
