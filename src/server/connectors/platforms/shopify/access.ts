import { z } from 'zod';
import type { Outside } from '../../connector';

/** How one shop is reached. */
export const accessShape = z.object({
  shopName: z.string(),
  website: z.string().default(''),
  apiKey: z.string().default(''),
  apiSecretKey: z.string().default(''),
  /** One that lasts, as it was typed. */
  accessToken: z.string().default(''),
  /** One that was asked for with key and secret; a day. */
  token: z.string().default(''),
  /** Points a second the shop's plan allows, as the shop told them. */
  rate: z.number().positive().default(100),
});

export type Connection = z.output<typeof accessShape> & { readonly outside: Outside };

/** Where the shop's interface is, whatever its website. */
export const originOf = (shopName: string): string => `https://${shopName}.myshopify.com`;

export const gid = (kind: string, id: string): string => `gid://shopify/${kind}/${id}`;

/** The number at the end of one of Shopify's ids. */
export const idOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
