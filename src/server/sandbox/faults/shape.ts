import { z } from 'zod';

const MAX_DELAY_MS = 120_000;
const delay = () => z.number().int().min(0).max(MAX_DELAY_MS);

/** What every place can suffer from. */
const anywhere = {
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** Beginning of the path behind the API's own, such as `/products` behind /wp-json/wc/v3. */
  path: z.string(),
  /** How many calls it spoils. */
  times: z.number().int().positive().default(1),
  /** Waits before the work is done. */
  delay_before_ms: delay().default(0),
  /** Waits after the work is done, before the answer leaves. */
  delay_after_ms: delay().default(0),
  /** Answers this status instead of doing the work, or as the gateway that gives up. */
  status: z.number().int().min(400).max(599).optional(),
  /** With a status: a page in HTML, as of a server in front, in the place of the API's own words. */
  html: z.boolean().default(false),
  /** With a status: the header Retry-After. */
  retry_after: z.string().optional(),
  /**
   * A server in front waits no longer: it answers the status, or breaks the connection, while the place works on. What has not begun by then
   * is not begun any more.
   */
  gives_up_ms: delay().optional(),
  /** Breaks the connection before any work is done. */
  reset: z.boolean().default(false),
  /** Does the work, then breaks the connection instead of answering. */
  drop: z.boolean().default(false),
  /** Does the work and sends half of the answer, as a place that is killed in the middle of it. */
  cut: z.boolean().default(false),
  /** In a batch, so many entries are done; then it is killed. */
  stops_after: z.number().int().min(0).optional(),
  /** Sends the answer in many small pieces, so far apart. */
  drip_ms: delay().optional(),
};

/** What only shops do. */
const atShops = {
  /** The header Authorization is lost on the way, or the call counts as one over plain http, where a shop looks at no key. */
  key: z.enum(['header_stripped', 'plain_http']).optional(),
  /** A list that never ends: each page is full of what the first one holds. */
  endless: z.boolean().default(false),
  /** A slow shop: how long it takes to save a product or one variation, after it has looked whether the SKU is free. */
  save_ms: delay().default(0),
  /** A slow shop: how long it takes to fetch and resize one picture. */
  picture_ms: delay().default(0),
  /** A shop older than WooCommerce 9.3: two requests at once make two products with one SKU. */
  unlocked: z.boolean().default(false),
  /** The owner removes this product or variation for good while the call is on its way. */
  owner_removes: z.number().int().optional(),
  /** In a batch, the variation with this SKU is refused. */
  refuses_sku: z.string().optional(),
  /** Lists announce so many pages, whatever they have. */
  total_pages: z.number().int().optional(),
};

export const faultShape = z.object({ ...anywhere, ...atShops });
export type Fault = z.infer<typeof faultShape>;
