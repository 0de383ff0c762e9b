/** The page recordings are drawn on, in a frame that is of no origin: a page of it may not even ask for its cookies. */
export const isReplayFrame = window.location.pathname === '/replay-frame';

/** The screen of recordings by itself, as `npm run replay -- FILE --ui` serves it. */
export const isRecordingsAlone = 'alone' in document.documentElement.dataset;

// Whoever reads cookies does so while it is imported, so this module has to come before.
if (isReplayFrame) Object.defineProperty(document, 'cookie', { value: '', writable: true });
