import { html, type Markup } from '../../views/html';
import { websiteOf, type Shop } from '../shops';

/** Path part of the shop's address: links stay on the host the buyer came by. */
export const homePath = (shop: Shop): string => new URL(websiteOf(shop)).pathname;

export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);

/** A whole page of the shop. */
export const page = (shop: Shop, title: string, body: Markup): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${shop.name}</title>
        <link rel="icon" type="image/svg+xml" href="/static/brand/favicon.svg" />
        <link rel="stylesheet" href="/static/sandbox/shop.css" />
        <script src="/static/sandbox/shop.js" defer></script>
      </head>
      <body>
        <header class="bar">
          <a class="brand" href="${homePath(shop)}">${shop.name}</a>
          <span class="hint">A practice shop: nothing here is paid or shipped.</span>
        </header>
        <main>${body}</main>
        <footer><a href="${homePath(shop)}/keys">REST API keys</a></footer>
      </body>
    </html>`.text;

export const messagePage = (shop: Shop, title: string, sentence: string): string =>
  page(
    shop,
    title,
    html`<section class="message">
      <h1>${title}</h1>
      <p>${sentence}</p>
      <p><a class="button" href="${homePath(shop)}">Back to the shop</a></p>
    </section>`,
  );
