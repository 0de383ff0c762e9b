import type { z } from 'zod';
import type { Route } from '../routes';
import type { StandInAnswer, StandInRequest } from '../stand-in';
import type { EtsyShop, Listing } from './shop';
import * as shapes from './shapes';

const API = '/v3/application';
const at = (path: string): RegExp => new RegExp(`^${API}${path}$`);

const ok = (body: unknown, status = 200): StandInAnswer => ({ status, body });
const bad = (error: string, status = 400): StandInAnswer => ({ status, body: { error } });

/** Answers with what `then` makes of what was sent, or says what is wrong with it. */
const checked = async <T>(shape: z.ZodType<T>, sent: unknown, then: (read: T) => StandInAnswer): Promise<StandInAnswer> => {
  const read = await shape.safeParseAsync(sent);
  return read.success ? then(read.data) : bad(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
};

const formOf = ({ headers, body }: StandInRequest): unknown =>
  headers['content-type'] === 'application/x-www-form-urlencoded' ? Object.fromEntries(new URLSearchParams(body.toString())) : undefined;

const jsonOf = ({ headers, body }: StandInRequest): unknown =>
  headers['content-type'] === 'application/json' ? JSON.parse(body.toString()) : undefined;

const multipartOf = async ({ headers, body }: StandInRequest): Promise<unknown> =>
  Object.fromEntries(await new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } }).formData());

const TAXONOMY = [
  {
    ...{ id: 1, name: 'Clothing', level: 0, parent_id: null },
    children: [
      {
        ...{ id: 2, name: 'Tops & Tees', level: 1, parent_id: 1 },
        children: [{ id: 3, name: 'T-shirts & Tees', level: 2, parent_id: 2, children: [] }],
      },
    ],
  },
];

const PROPERTIES = [
  {
    ...{ property_id: 62, name: 'Material', display_name: 'Material', scales: [], is_required: true, is_multivalued: true },
    ...{ supports_attributes: true, supports_variations: false, possible_values: [{ value_id: 620, name: 'Cotton', scale_id: null }] },
  },
  {
    ...{ property_id: 100, name: 'Size', display_name: 'Size', scales: [], is_required: false, is_multivalued: false },
    ...{ supports_attributes: false, supports_variations: true, possible_values: [] },
  },
];

/** Etsy's interface to one shop. */
export const etsyRoutes = (shop: EtsyShop): readonly Route[] => {
  const own = (path: string): RegExp => at(`/shops/${shop.id}${path}`);
  const withListing = (id: string, then: (listing: Listing) => StandInAnswer | Promise<StandInAnswer>) => {
    const listing = shop.listings.get(Number(id));
    return listing ? then(listing) : bad('Could not find a Listing with that ID', 404);
  };

  const create = (request: StandInRequest) =>
    checked(shapes.createForm, formOf(request), (form) => {
      if (form.taxonomy_id !== '3') return bad('taxonomy_id is no leaf');
      if (!shop.profiles.some(({ shipping_profile_id }) => String(shipping_profile_id) === form.shipping_profile_id))
        return bad('no such shipping profile');
      if (!shop.readiness.some(({ readiness_state_id }) => String(readiness_state_id) === form.readiness_state_id))
        return bad('no such processing profile');
      const listing: Listing = {
        ...{
          listing_id: shop.next(),
          state: 'draft',
          title: form.title,
          description: form.description,
          tags: [],
          when_made: form.when_made,
        },
        ...{ created: shop.now(), changed: shop.now(), taxonomy_id: form.taxonomy_id, images: [], inventory: undefined },
      };
      shop.listings.set(listing.listing_id, listing);
      return ok(shop.shownListing(listing), 201);
    });

  const update = (listing: Listing, request: StandInRequest) =>
    checked(shapes.updateForm, formOf(request), ({ state, tags, title, description, when_made, return_policy_id }) => {
      if (state === 'active' && listing.images.length === 0) return bad('A listing needs an image to be published.');
      if (state === 'active' && !listing.inventory) return bad('A listing needs an inventory to be published.');
      if (state === 'inactive' && listing.state !== 'active') return bad('Only an active listing can be made inactive.', 409);
      Object.assign(listing, {
        ...(state && { state }),
        ...(title && { title }),
        ...(description && { description }),
        ...(when_made && { when_made }),
        ...(return_policy_id && { return_policy_id }),
        changed: shop.now(),
      });
      if (tags !== undefined) listing.tags = tags === '' ? [] : tags.split(',');
      return ok(shop.shownListing(listing));
    });

  const upload = async (listing: Listing, request: StandInRequest) =>
    checked(shapes.imageForm, await multipartOf(request), ({ rank, alt_text }) => {
      if (listing.images.length >= 20) return bad('A listing has 20 images at most.');
      const image = { listing_image_id: shop.next(), alt_text };
      listing.images.splice(Number(rank) - 1, 0, image);
      return ok({ ...image, rank: Number(rank) }, 201);
    });

  const removeImage = (listing: Listing, id: string) => {
    if (listing.state === 'active' && listing.images.length === 1) return bad('Latest image of an active listing cannot be deleted.');
    const before = listing.images.length;
    listing.images = listing.images.filter(({ listing_image_id }) => String(listing_image_id) !== id);
    return listing.images.length < before ? { status: 204 } : bad('Could not find an image with that ID', 404);
  };

  const putInventory = (listing: Listing, request: StandInRequest) =>
    checked(shapes.inventoryBody, jsonOf(request), (inventory) => {
      const fault = shapes.faultOfInventory(inventory);
      if (fault) return bad(fault);
      Object.assign(listing, { inventory, changed: shop.now() });
      const values = [...new Set(inventory.products.flatMap(({ property_values }) => property_values.map(({ values: [value] }) => value)))];
      const products = inventory.products.map((product) => ({
        ...product,
        property_values: product.property_values.map((each) => ({ ...each, value_ids: [9000 + values.indexOf(each.values[0])] })),
      }));
      return ok({ ...inventory, products });
    });

  const receipts = ({ query }: StandInRequest) =>
    checked(
      shapes.receiptsQuery,
      Object.fromEntries(query),
      ({ min_last_modified = '0', max_last_modified, limit = '25', offset = '0' }) => {
        const found = [...shop.receipts.values()]
          .filter(({ updated }) => updated >= Number(min_last_modified) && updated <= Number(max_last_modified ?? Infinity))
          .toSorted((a, b) => a.updated - b.updated || a.id - b.id);
        const results = found.slice(Number(offset), Number(offset) + Number(limit)).map((each) => shop.shownReceipt(each));
        return ok({ count: found.length, results });
      },
    );

  const track = (id: string, request: StandInRequest) => {
    const receipt = shop.receipts.get(Number(id));
    if (!receipt) return bad('Could not find a Receipt with that ID', 404);
    return checked(shapes.trackingBody, jsonOf(request), (tracking) => {
      receipt.shipments.push({ receipt_shipping_id: shop.next(), ...tracking });
      Object.assign(receipt, { status: 'Completed', updated: shop.now() });
      return ok(shop.shownReceipt(receipt));
    });
  };

  const listings = ({ query }: StandInRequest) =>
    checked(shapes.listingsQuery, Object.fromEntries(query), ({ state, limit, offset }) => {
      const found = [...shop.listings.values()].filter((each) => each.state === state).toReversed();
      const results = found.slice(Number(offset), Number(offset) + Number(limit)).map((each) => shop.shownListing(each, true));
      return ok({ count: found.length, results });
    });

  const batch = ({ query }: StandInRequest) =>
    checked(shapes.batchQuery, Object.fromEntries(query), ({ listing_ids }) => {
      const found = listing_ids.split(',').flatMap((id) => shop.listings.get(Number(id)) ?? []);
      return ok({ count: found.length, results: found.map((each) => shop.shownListing(each, true)) });
    });

  const receipt = (id: string): StandInAnswer => {
    const found = shop.receipts.get(Number(id));
    return found ? ok(shop.shownReceipt(found)) : bad('Could not find a Receipt with that ID', 404);
  };

  const addReadiness = (request: StandInRequest) =>
    checked(shapes.readinessForm, formOf(request), (form) => {
      const made = {
        ...{ readiness_state_id: shop.next(), readiness_state: form.readiness_state },
        ...{ min_processing_days: Number(form.min_processing_time), max_processing_days: Number(form.max_processing_time) },
      };
      if (shop.readiness.some(({ max_processing_days }) => max_processing_days === made.max_processing_days))
        return bad('It exists already.', 409);
      shop.readiness.push(made);
      return ok(made, 201);
    });

  return [
    ['GET', at('/users/me'), () => ok({ user_id: 5, shop_id: shop.id })],
    ['GET', own(''), () => ok({ shop_id: shop.id, shop_name: 'Herons', shipping_from_country_iso: 'US', currency_code: 'USD' })],
    ['GET', own('/listings'), listings],
    ['POST', own('/listings'), create],
    ['GET', at('/listings/batch'), batch],
    ['GET', at('/listings/([0-9]+)'), (_request, id = '') => withListing(id, (listing) => ok(shop.shownListing(listing, true)))],
    ['PATCH', own('/listings/([0-9]+)'), (request, id = '') => withListing(id, (listing) => update(listing, request))],
    ['DELETE', at('/listings/([0-9]+)'), (_request, id = '') => (shop.listings.delete(Number(id)) ? { status: 204 } : bad('gone', 404))],
    [
      'GET',
      at('/listings/([0-9]+)/images'),
      (_request, id = '') => withListing(id, ({ images }) => ok({ results: shop.shownImages(images) })),
    ],
    ['POST', own('/listings/([0-9]+)/images'), (request, id = '') => withListing(id, (listing) => upload(listing, request))],
    [
      'DELETE',
      own('/listings/([0-9]+)/images/([0-9]+)'),
      (_request, id = '', image = '') => withListing(id, (each) => removeImage(each, image)),
    ],
    ['PUT', at('/listings/([0-9]+)/inventory'), (request, id = '') => withListing(id, (listing) => putInventory(listing, request))],
    [
      'POST',
      own('/listings/([0-9]+)/variation-images'),
      (request, id = '') =>
        checked(shapes.variationImages, jsonOf(request), ({ variation_images }) => {
          shop.variationImages.set(Number(id), variation_images);
          return ok({ count: variation_images.length, results: variation_images });
        }),
    ],
    [
      'PUT',
      own('/listings/([0-9]+)/properties/62'),
      (request) => checked(shapes.propertyForm, formOf(request), (form) => ok({ property_id: 62, ...form })),
    ],
    ['GET', own('/receipts'), receipts],
    ['GET', own('/receipts/([0-9]+)'), (_request, id = '') => receipt(id)],
    ['POST', own('/receipts/([0-9]+)/tracking'), (request, id = '') => track(id, request)],
    ['GET', at('/shipping-carriers'), () => ok({ count: 2, results: [{ name: 'USPS' }, { name: 'FedEx' }] })],
    ['GET', own('/shipping-profiles'), () => ok({ count: 1, results: shop.profiles })],
    ['GET', own('/readiness-state-definitions'), () => ok({ count: shop.readiness.length, results: shop.readiness })],
    ['POST', own('/readiness-state-definitions'), addReadiness],
    ['GET', at('/seller-taxonomy/nodes'), () => ok({ count: 1, results: TAXONOMY })],
    ['GET', at('/seller-taxonomy/nodes/3/properties'), () => ok({ count: 2, results: PROPERTIES })],
  ];
};
