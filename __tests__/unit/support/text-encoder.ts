import { TextDecoder, TextEncoder } from 'node:util';

// Browsers have them, jsdom has not; React Router asks for them while it is imported, so this import has to come first.
Object.assign(globalThis, { TextDecoder, TextEncoder });
