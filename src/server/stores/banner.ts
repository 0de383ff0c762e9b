import { imageUrl } from '../../domain/files/image-sizes';
import type { PlatformId } from '../../domain/platforms';
import { platformHas } from '../../domain/stores/store-fields';
import { findPictures } from '../files/rows';
import { clearFileUses, setFileUses } from '../files/uses';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import type { StoreSettings } from './tables';

const idsIn = (banner: unknown): string[] => (typeof banner === 'string' ? [banner] : []);

/**
 * Holds the image a store shows above descriptions, in the transaction that changes it; null: it shows none any more. Throws for an image that is not the
 * workspace's.
 */
export const keepBanner = async (tx: Tx, containerId: string, storeId: string, banner: unknown): Promise<void> => {
  const wanted = idsIn(banner);
  const found = await findPictures(tx, containerId, wanted, { keep: true });
  if (found.size < wanted.length) throw new UserError('listing.pictureGone', { code: 'NOT_FOUND', field: 'params.banner_image_id' });
  await setFileUses(tx, containerId, 'store', storeId, wanted);
};

export const dropBanners = (tx: Tx, containerId: string, storeIds: readonly string[]): Promise<void> =>
  clearFileUses(tx, containerId, 'store', storeIds);

/** The image's root-relative address on this server; null: the store shows none, or its platform takes none in a description. */
export const readBanner = async (
  tx: Tx,
  containerId: string,
  { platform_id, settings }: { readonly platform_id: PlatformId; readonly settings: StoreSettings },
): Promise<string | null> => {
  const shown = platformHas(platform_id, 'banner_image_id') ? idsIn(settings.banner_image_id) : [];
  const [picture] = (await findPictures(tx, containerId, shown)).values();
  return (picture && imageUrl(picture.image_sizes, 'original')) ?? null;
};
