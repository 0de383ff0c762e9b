import type { ProductPage } from '../storefront';
import { SHIPPING } from '../orders';
import type { Shop } from '../shops';
import { html, trusted } from '../../views/html';
import { checkoutFields } from './checkout-fields';
import { money } from '../../views/page';
import { homePath, page } from './layout';
import { swatchColor } from './swatches';

const gallery = ({ images, name }: ProductPage) =>
  images[0]
    ? html`<div class="gallery">
        <img class="gallery-main" id="main-picture" src="${images[0].src}" alt="${images[0].alt || name}" />
        ${
          images.length > 1 &&
          html`<ul class="thumbs">
            ${images.map(
              (image, index) =>
                html`<li>
                  <a href="${image.src}" data-picture="${image.src}" ${index === 0 && html`aria-current="true"`}>
                    <img src="${image.src}" alt="Image ${index + 1} of ${images.length}" />
                  </a>
                </li>`,
            )}
          </ul>`
        }
      </div>`
    : html`<div class="gallery"><span class="no-picture"></span></div>`;

const choice = (legend: string, name: string, options: readonly string[], chosen: string | undefined) => html`
  <fieldset class="choice">
    <legend>${legend}</legend>
    ${options.map((option) => {
      const color = /colou?r/i.test(legend) && swatchColor(option);
      return html`<label class="pill">
        <input type="radio" name="${name}" value="${option}" required ${option === chosen && html`checked`} />
        <span>
          ${color && html`<svg class="dot" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="7.5" fill="${color}" /></svg>`}${option}
        </span>
      </label>`;
    })}
  </fieldset>
`;

const priceText = (product: ProductPage, shop: Shop): string =>
  product.highest > product.lowest
    ? `${money(product.lowest, shop.currency)} – ${money(product.highest, shop.currency)}`
    : money(product.lowest, shop.currency);

/** What the page's script needs to follow the buyer's choice. */
const variationData = (product: ProductPage, shop: Shop): string =>
  JSON.stringify(product.variations.map(({ options, price, picture }) => ({ options, price: money(price, shop.currency), picture })));

/** A product with its pictures, choices, price and the form that buys it. `form` and `problem` bring back what was sent and why it was refused. */
export const productPage = (
  shop: Shop,
  product: ProductPage,
  form: Readonly<Record<string, unknown>>,
  problem: string | undefined,
): string =>
  page(
    shop,
    product.name,
    html`<article class="product">
      ${gallery(product)}
      <form class="buy" method="post" action="${homePath(shop)}/checkout" data-variations="${variationData(product, shop)}">
        <h1>${product.name}</h1>
        <p class="price" id="price" aria-live="polite">${priceText(product, shop)}</p>
        ${problem && html`<p class="problem" role="alert">${problem}</p>`}
        <input type="hidden" name="product_id" value="${product.id}" />
        <input type="hidden" name="cart_key" value="${product.cartKey}" />
        ${product.choices.map(({ name, options, chosen }) => {
          const field = `attribute_${name}`;
          const sent = form[field];
          return choice(name, field, options, typeof sent === 'string' ? sent : chosen);
        })}
        ${choice('Shipping', 'shipping', SHIPPING, form.shipping === 'Express' ? 'Express' : 'Flat rate')} ${checkoutFields(form)}
        <button type="submit" class="button">Buy</button>
      </form>
      <section class="description">${trusted(product.description)}</section>
    </article>`,
  );
