/** Milliseconds without a byte after which the sender of an upload is taken to be gone. The whole may take as long as it takes. */
export const UPLOAD_SILENCE = 60_000;
