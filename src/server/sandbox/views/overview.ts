import { dollars, timeText, wholePage } from './page';
import { html, type Markup } from './html';

interface Overview {
  readonly shops: readonly {
    readonly slug: string;
    readonly name: string;
    readonly currency: string;
    readonly ship_by_days: number | null;
  }[];
  readonly accounts: readonly { readonly slug: string; readonly name: string; readonly balance: number }[];
  readonly now: number;
  readonly speed: number;
  readonly busy: boolean;
}

const place = (href: string, name: string, what: string): Markup =>
  html`<li>
    <a class="card place" href="${href}"><span class="card-name">${name}</span><span class="card-price">${what}</span></a>
  </li>`;

const pace = ({ speed, busy }: Overview): string => {
  if (speed === 0) return 'It stands still.';
  if (!busy) return 'Nothing is on its way: it keeps the pace of real time.';
  return speed === 1 ? 'It keeps the pace of real time.' : `Something is on its way: a day takes ${Math.round(86_400 / speed)} seconds.`;
};

const advance = (seconds: number, label: string): Markup =>
  html`<form method="post" action="/sandbox/clock"><button class="button small" name="advance" value="${seconds}">${label}</button></form>`;

const pacing = (speed: number, label: string): Markup =>
  html`<form method="post" action="/sandbox/clock"><button class="button small" name="speed" value="${speed}">${label}</button></form>`;

/** Everything there is to practise with, and the clock of it all. */
export const overviewPage = (shown: Overview): string =>
  wholePage(
    { name: 'Sandbox', home: '/sandbox', hint: 'Places to practise with: nothing here is paid, printed or sent.' },
    'Overview',
    html`<h1>Sandbox</h1>
      <section class="panel">
        <h2>Clock</h2>
        <p class="figure" id="now">${timeText(shown.now)}</p>
        <p class="soft">${pace(shown)}</p>
        <div class="row">${advance(3600, 'An hour on')}${advance(86_400, 'A day on')}${advance(604_800, 'A week on')}</div>
        <p class="soft">How fast the days of orders and parcels pass while somebody is here:</p>
        <div class="row">
          ${pacing(1440, 'A day in a minute')}${pacing(144, 'A day in ten minutes')}${pacing(1, 'As in life')}${pacing(0, 'Stop')}
        </div>
      </section>
      <h2>Shops</h2>
      <ul class="grid">
        ${shown.shops.map(({ slug, name, currency, ship_by_days }) =>
          place(`/sandbox/${slug}`, name, ship_by_days === null ? currency : `${currency}, shipped within ${ship_by_days} working days`),
        )}
      </ul>
      <h2>Print providers</h2>
      <ul class="grid">
        ${shown.accounts.map(({ slug, name, balance }) => place(`/sandbox/print/accounts/${slug}`, name, dollars(balance)))}
      </ul>
      <h2>Carrier</h2>
      <ul class="grid">
        ${place('/sandbox/carrier', 'Parcel tracker', 'States of all parcels')}
      </ul>
      <h2>Mail</h2>
      <ul class="grid">
        ${place('/sandbox/mail', 'Mail', 'What buyers and shops write')}
      </ul>
      <h2>Payment services</h2>
      <ul class="grid">
        ${place('/sandbox/paypal', 'PayPal', 'Payments and disputes')} ${place('/sandbox/pay', 'Practice pay', 'Topups of wallets')}
      </ul>
      <h2>Documents</h2>
      <ul class="grid">
        ${place('/sandbox/issuu', 'Issuu', 'Documents of items')}
      </ul>
      <h2>Exchange rates</h2>
      <ul class="grid">
        ${place('/sandbox/rates/daily.xml', 'Rates feed', 'What currencies are worth, each day')}
      </ul>`,
    html``,
  );
