import createCache, { type EmotionCache } from '@emotion/cache';

/** Makes the place where styles written from left to right go. `nonce` is the page's, where it asks for one. */
export const createStyles = (nonce: string | undefined): EmotionCache => createCache({ key: 'css', nonce, prepend: true });

/** The same for right to left: every left becomes right on the way. The plugin loads when somebody first reads that way. */
export const createMirroredStyles = async (nonce: string | undefined): Promise<EmotionCache> => {
  const [{ default: mirror }, { prefixer }] = await Promise.all([import('@mui/stylis-plugin-rtl'), import('stylis')]);
  return createCache({ key: 'rtl', nonce, prepend: true, stylisPlugins: [prefixer, mirror] });
};
