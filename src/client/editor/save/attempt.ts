import { checkListing, type ListingRecord } from '../../../domain/listing-save';
import { listingFormOf, type ProductForm } from '../../../domain/product-form';
import type { Outcome } from '../../../domain/fault';
import type { Listing } from '../../entities/listings';
import type { Preset } from '../../entities/presets';
import { layersOf } from '../document/convert';
import type { EditorDocument } from '../document/types';
import type { SavePreviews } from './actions';

/** The sides in the order their pictures are made and shown: those with something to print first. */
export const sideOrder = (document: EditorDocument): string[] => {
  const printed = (id: string): boolean => {
    const side = document.sides[id];
    return side !== undefined && layersOf(side).some(({ visible }) => visible);
  };
  return [...document.order.filter(printed), ...document.order.filter((id) => !printed(id))];
};

interface Parts {
  readonly listing: Listing | null;
  readonly mockupId: string | null;
  readonly previews: SavePreviews;
}

/** The listing as it would be saved, or its first fault. */
export const listingToSave = (
  form: ProductForm,
  preset: Preset,
  document: EditorDocument,
  { listing, mockupId, previews }: Parts,
): Outcome<ListingRecord> => {
  const images = sideOrder(document).flatMap((id) => {
    const preview = previews[id];
    return preview ? [{ _id: preview._id, src: preview.url }] : [];
  });
  return checkListing(listingFormOf(form, preset, { listing, mockup_id: mockupId, images }));
};
