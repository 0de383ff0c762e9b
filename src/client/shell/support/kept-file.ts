/** What is no picture of ours is handed out to be saved, as it came. */
export const isKept = (url: string): boolean => url.endsWith('/attachment.bin');
