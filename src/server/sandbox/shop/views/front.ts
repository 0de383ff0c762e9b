import type { ProductCard } from '../storefront';
import type { Shop } from '../shops';
import { html } from '../../views/html';
import { money } from '../../views/page';
import { homePath, page } from './layout';

const card = (shop: Shop, product: ProductCard) => html`
  <li>
    <a class="card" href="${homePath(shop)}/product/${product.slug}">
      ${product.image ? html`<img src="${product.image.src}" alt="${product.image.alt}" loading="lazy" />` : html`<span class="no-picture"></span>`}
      <span class="card-name">${product.name}</span>
      <span class="card-price">${product.highest > product.lowest && 'from '}${money(product.lowest, shop.currency)}</span>
    </a>
  </li>
`;

const pageLinks = (shop: Shop, current: number, pages: number) =>
  pages > 1 &&
  html`<nav class="pages" aria-label="Pages">
    ${current > 1 && html`<a href="${homePath(shop)}?page=${current - 1}">Newer</a>`}
    <span>Page ${current} of ${pages}</span>
    ${current < pages && html`<a href="${homePath(shop)}?page=${current + 1}">Older</a>`}
  </nav>`;

/** The shop front: newest products first. */
export const frontPage = (shop: Shop, products: readonly ProductCard[], current: number, pages: number): string =>
  page(
    shop,
    'All products',
    products.length === 0
      ? html`<section class="message">
          <h1>No products yet</h1>
          <p>Push an item to this store, and it appears here.</p>
        </section>`
      : html`<h1>All products</h1>
          <ul class="grid">
            ${products.map((product) => card(shop, product))}
          </ul>
          ${pageLinks(shop, current, pages)}`,
  );
