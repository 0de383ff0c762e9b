import path from 'node:path';

/** The only addresses a garment may have: two plain names below the garments folder. */
const GARMENT = /^\/static\/garments\/([a-z0-9-]+)\/([a-z0-9_-]+\.png)$/;

/** Where the picture of a `/static/garments/<garment>/<side>.png` address lies, in the static folder and nowhere else; null for any other. */
export const garmentFile = (url: string, staticDir: string): string | null => {
  const [, garment, picture] = GARMENT.exec(url) ?? [];
  return garment && picture ? path.join(staticDir, 'garments', garment, picture) : null;
};
