import type { BuildOptions } from 'esbuild';

/** One script with everything a page needs, built for production as the product is. */
export const PAGE_SCRIPT = {
  bundle: true,
  minify: true,
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
} as const satisfies BuildOptions;
