import type { Services } from '../kernel/context';
import { storageKey } from '../files/storage/addresses';
import type { FontFilesOf } from '../render/fonts';
import { customFonts } from './rows';

/** Where the files of the container's own fonts lie, for drawing. */
export const fontFilesOf =
  (services: Services, containerId: string): FontFilesOf =>
  async (family) => {
    const font = await services.inContainer(containerId, (tx) =>
      customFonts(tx, containerId).where('family', '=', family).executeTakeFirst(),
    );
    if (!font) return null;
    const files = font.files.map(async ({ url, weight, style }) => {
      const path = await services.storage.localPath(storageKey(url) ?? '');
      return path === null ? [] : [{ weight: Number(weight), italic: style === 'italic', path }];
    });
    return (await Promise.all(files)).flat();
  };
