import { html, type Markup } from '../../views/html';
import { allPlaces, wholePage } from '../../views/page';
import { websiteOf, type Shop } from '../shops';

/** Path part of the shop's address: links stay on the host the buyer came by. */
export const homePath = (shop: Shop): string => new URL(websiteOf(shop)).pathname;

/** A whole page of the shop. */
export const page = (shop: Shop, title: string, body: Markup): string =>
  wholePage(
    { name: shop.name, home: homePath(shop), hint: 'A practice store. Nothing here is paid or shipped.' },
    title,
    body,
    html`<a href="${homePath(shop)}/blog">Blog</a> · <a href="${homePath(shop)}/keys">REST API keys</a> ·
      <a href="${homePath(shop)}/passwords">Application passwords</a> · ${allPlaces}`,
  );

export const messagePage = (shop: Shop, title: string, sentence: string): string =>
  page(
    shop,
    title,
    html`<section class="message">
      <h1>${title}</h1>
      <p>${sentence}</p>
      <p><a class="button" href="${homePath(shop)}">Back to the store</a></p>
    </section>`,
  );
