/** Milliseconds in which some of a body has to come, or its sender is taken to be gone. The whole may take as long as it takes. */
export const SILENCE = 60_000;
/** Bytes that are some: fewer come from nobody but who wants to keep a connection busy. */
export const LEAST = 1024;
/** Milliseconds whoever was answered before all of the body had come may go on sending: a browser reads the answer when it is done. */
export const LINGER = 10_000;
