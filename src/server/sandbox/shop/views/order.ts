import { imageUrl } from '../images';
import type { OrderRow } from '../orders';
import type { Shop } from '../shops';
import { html } from '../../views/html';
import { money } from '../../views/page';
import { homePath, page } from './layout';

const lines = (shop: Shop, order: OrderRow) =>
  html`<ul class="lines">
    ${order.line_items.map(
      (line) =>
        html`<li>
          ${line.image_id !== null && html`<img src="${new URL(imageUrl(shop, line.image_id)).pathname}" alt="" />`}
          <span>${line.name} × ${line.quantity}</span>
          <span class="amount">${money(Number(line.total), order.currency)}</span>
        </li>`,
    )}
    <li><span>Shipping</span><span class="amount">${order.shipping_title}</span></li>
    <li class="total"><span>Total</span><span class="amount">${money(Number(order.total), order.currency)}</span></li>
  </ul>`;

/** What the shop and its buyer have said of an order. */
const notes = ({ notes: all }: OrderRow) => {
  const shown = all.filter(({ customer_note }) => customer_note);
  return (
    shown.length > 0 &&
    html`<h2>Messages</h2>
      <ol id="notes">
        ${shown.map(({ author, text }) => html`<li><b>${author ?? 'The store'}:</b> ${text}</li>`)}
      </ol>`
  );
};

/** An order as its shop keeps it, without the buyer: whoever has the address sees it. */
export const orderForSeller = (shop: Shop, order: OrderRow): string =>
  page(
    shop,
    `Order ${order.id}`,
    html`<section class="order">
      <h1>Order ${order.id}</h1>
      <p>${order.status}</p>
      ${lines(shop, order)}
    </section>`,
  );

/** The confirmation a buyer sees. */
export const orderPage = (shop: Shop, order: OrderRow, written = false): string =>
  page(
    shop,
    `Order ${order.id}`,
    html`<section class="order">
      <h1>Thank you, ${order.billing.first_name}</h1>
      <p>Your order number is <strong id="order-number">${order.id}</strong>.</p>
      ${lines(shop, order)}
      <address>
        ${order.billing.first_name} ${order.billing.last_name}<br />
        ${order.billing.address_1}<br />
        ${order.billing.address_2 && html`${order.billing.address_2}<br />`}${order.billing.city} ${order.billing.state}
        ${order.billing.postcode}<br />
        ${order.billing.country}
      </address>
      <p><a class="button" href="${homePath(shop)}">Continue shopping</a></p>
      ${notes(order)}
      <h2 id="write">Message the store</h2>
      ${
        written
          ? html`<p role="status">Message sent.</p>`
          : html`<form method="post" action="${homePath(shop)}/order-received/${order.id}/message?key=${order.order_key}">
              <p>
                <label>Message<br /><textarea name="text" rows="4" required maxlength="5000"></textarea></label>
              </p>
              <button class="button">Send</button>
              <button class="button" name="by" value="page">Post on this page</button>
            </form>`
      }
    </section>`,
  );
