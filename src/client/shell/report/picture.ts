import { after } from '../../kernel/clock';
import { PICTURE_TYPES, type ReportRecord } from '../../replay/format';

export type Picture = NonNullable<ReportRecord['picture']>;

/** What may be chosen. */
export const PICTURE_FILES = [...PICTURE_TYPES];

/** Wide enough to read a page by; in pixels. */
const LONGEST_SIDE = 1920;
const QUALITY = 0.85;

const base64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
};

/** The picture drawn anew: no larger than it has to be, and without what a camera notes beside it, such as where it was taken. */
const drawn = async (source: HTMLVideoElement | ImageBitmap, width: number, height: number): Promise<Picture> => {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
  const type = PICTURE_TYPES.find((each) => each === blob?.type);
  if (!blob || !type) throw new Error('The browser draws no picture.');
  return { type, data: await base64(blob) };
};

/** A picture somebody chose or pasted. Rejects where it is none. */
export const pictureOf = async (file: Blob): Promise<Picture> => {
  const bitmap = await createImageBitmap(file);
  try {
    return await drawn(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
};

/** Whether the browser can take a picture of this very page; it asks the person first. */
export const canTakePicture = (): boolean => typeof (navigator.mediaDevices as MediaDevices | undefined)?.getDisplayMedia === 'function';

/** Milliseconds within which the page without the dialog has come. */
const SETTLED_WITHIN = 500;

const framesPassed = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Takes a picture of what the person shares, which is this page where the browser lets it be. `onAllowed`: it is about to be taken. */
export const takePicture = async (onAllowed: () => void): Promise<Picture> => {
  // Not every browser knows the wish for this very page; it is left out where it is not.
  const wish = { video: { displaySurface: 'browser' }, preferCurrentTab: true, selfBrowserSurface: 'include' } as DisplayMediaStreamOptions;
  const stream = await navigator.mediaDevices.getDisplayMedia(wish);
  try {
    onAllowed();
    const video = document.createElement('video');
    video.muted = true;
    video.srcObject = stream;
    await video.play();
    // What covers the page has to be gone from it, and from the stream.
    await framesPassed();
    // A page on which nothing moves gives no further picture.
    await new Promise<void>((resolve) => {
      video.requestVideoFrameCallback(() => resolve());
      after(SETTLED_WITHIN, resolve);
    });
    return await drawn(video, video.videoWidth, video.videoHeight);
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
};
