import { httpRequest, type HttpAnswer } from '../http-client';

type Call = (method: string, path: string, body?: unknown) => Promise<HttpAnswer>;

/** Calls of an API by JSON. */
export const apiClient =
  (origin: string, base: string, headers: Record<string, string>): Call =>
  (method, path, body) =>
    httpRequest(origin, `${base}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

export const printClient = (origin: string, token: string): Call =>
  apiClient(origin, '/sandbox/print/v1', { authorization: `Bearer ${token}` });

export const carrierClient = (origin: string, key: string): Call => apiClient(origin, '/sandbox/carrier/v4', { 'tracking-api-key': key });

export interface PrintOrderView {
  readonly id: string;
  readonly status: string;
  readonly total_price: number;
  readonly total_shipping: number;
  readonly sent_to_production_at: string | null;
  readonly line_items: readonly { readonly quantity: number; readonly status: string }[];
  readonly shipments: readonly { readonly carrier: string; readonly number: string; readonly delivered_at: string | null }[];
}

export interface CatalogueVariant {
  readonly id: number;
  readonly title: string;
  readonly placeholders: readonly { readonly position: string; readonly width: number }[];
}

export const BUYER = {
  first_name: 'Robin',
  last_name: 'Baker',
  email: 'robin.baker@example.test',
  phone: '',
  country: 'US',
  region: 'OR',
  address1: '12 Harbour Street',
  address2: '',
  city: 'Portland',
  zip: '97201',
};
