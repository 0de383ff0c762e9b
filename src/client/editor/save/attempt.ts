import type { ItemInfoInput } from '../../../contract/generated/operations';
import { checkListing } from '../../../domain/listing/listing-save';
import { sentListing } from '../../../domain/listing/listing-sent';
import { colorsOnSale, listingFormOf, type ProductForm } from '../../../domain/listing/product-form';
import { accept, type Outcome } from '../../../domain/fault';
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

/** A picture a save has made. */
export interface PictureToMake {
  /** What it is called among the attempt's pictures: the side's id, with the colour where that is another than the design's. */
  readonly key: string;
  readonly sideId: string;
  /** `#rrggbb`; null: the design's own colour. */
  readonly color: string | null;
}

const variantKey = (sideId: string, hex: string): string => `${sideId} ${hex.toLowerCase()}`;

/** Every side in the design's colour, then the first side in each other colour on sale. */
export const picturesToMake = (document: EditorDocument, form: ProductForm, preset: Preset): PictureToMake[] => {
  const sides = sideOrder(document);
  const [first] = sides;
  const others = new Set(colorsOnSale(form, preset).map(({ hex }) => hex.toLowerCase()));
  others.delete(document.color.toLowerCase());
  return [
    ...sides.map((sideId) => ({ key: sideId, sideId, color: null })),
    ...(first === undefined ? [] : [...others].map((color) => ({ key: variantKey(first, color), sideId: first, color }))),
  ];
};

interface Parts {
  readonly listing: Listing | null;
  readonly mockupId: string | null;
  readonly previews: SavePreviews;
}

/** The listing as it would be sent, or its first fault. */
export const listingToSave = (
  form: ProductForm,
  preset: Preset,
  document: EditorDocument,
  { listing, mockupId, previews }: Parts,
): Outcome<ItemInfoInput> => {
  const sides = sideOrder(document);
  const images = sides.flatMap((id) => {
    const preview = previews[id];
    return preview ? [{ _id: preview._id, src: preview.url }] : [];
  });
  const first = sides[0] ?? '';
  const colorImages = Object.fromEntries(
    colorsOnSale(form, preset).flatMap(({ value, hex }) => {
      const preview = hex.toLowerCase() === document.color.toLowerCase() ? previews[first] : previews[variantKey(first, hex)];
      return preview ? [[value, { _id: preview._id, url: preview.url, type: 'preview' }]] : [];
    }),
  );
  const filled = listingFormOf(form, preset, { listing, mockup_id: mockupId, images, colorImages });
  const checked = checkListing(filled);
  return checked.ok ? accept(sentListing(filled, checked.value)) : checked;
};
