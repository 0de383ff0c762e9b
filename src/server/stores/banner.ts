import { imageUrl } from '../../domain/files/image-sizes';
import { findPictures } from '../files/rows';
import { clearFileUses, setFileUses } from '../files/uses';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import type { StoreSettings } from './tables';

const bannerIn = ({ banner_image_id }: StoreSettings): string[] => (typeof banner_image_id === 'string' ? [banner_image_id] : []);

/** Holds the picture a store shows above descriptions, in the transaction that saves the store. Throws for one that is not the workspace's. */
export const keepBanner = async (tx: Tx, containerId: string, storeId: string, settings: StoreSettings): Promise<void> => {
  const wanted = bannerIn(settings);
  const found = await findPictures(tx, containerId, wanted, { keep: true });
  if (found.size < wanted.length) throw new UserError('listing.pictureGone', { code: 'NOT_FOUND', field: 'params.banner_image_id' });
  await setFileUses(tx, containerId, 'store', storeId, wanted);
};

export const dropBanners = (tx: Tx, containerId: string, storeIds: readonly string[]): Promise<void> =>
  clearFileUses(tx, containerId, 'store', storeIds);

/** Where this server has the picture, root-relative; null: the store shows none. */
export const readBanner = async (tx: Tx, containerId: string, settings: StoreSettings): Promise<string | null> => {
  const [picture] = (await findPictures(tx, containerId, bannerIn(settings))).values();
  return (picture && imageUrl(picture.image_sizes, 'original')) ?? null;
};
