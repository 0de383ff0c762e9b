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
  if (speed === 0) return 'The clock is stopped.';
  if (!busy) return 'Nothing is in progress, so time passes at its normal pace.';
  return speed === 1
    ? 'Time passes at its normal pace.'
    : `Orders or shipments are in progress: a day takes ${Math.round(86_400 / speed)} seconds.`;
};

const advance = (seconds: number, label: string): Markup =>
  html`<form method="post" action="/sandbox/clock"><button class="button small" name="advance" value="${seconds}">${label}</button></form>`;

const pacing = (speed: number, label: string): Markup =>
  html`<form method="post" action="/sandbox/clock"><button class="button small" name="speed" value="${speed}">${label}</button></form>`;

/** Everything there is to practise with, and the clock of it all. */
export const overviewPage = (shown: Overview): string =>
  wholePage(
    { name: 'Sandbox', home: '/sandbox', hint: 'A sandbox to practice with. Nothing here is paid, printed, or shipped.' },
    'Overview',
    html`<h1>Sandbox</h1>
      <section class="panel">
        <h2>Clock</h2>
        <p class="figure" id="now">${timeText(shown.now)}</p>
        <p class="soft">${pace(shown)}</p>
        <div class="row">${advance(3600, 'Skip 1 hour')}${advance(86_400, 'Skip 1 day')}${advance(604_800, 'Skip 1 week')}</div>
        <p class="soft">Speed for orders and shipments while someone is active:</p>
        <div class="row">
          ${pacing(1440, '1 day per minute')}${pacing(144, '1 day per 10 minutes')}${pacing(1, 'Real time')}${pacing(0, 'Stop')}
        </div>
      </section>
      <h2>Stores</h2>
      <ul class="grid">
        ${shown.shops.map(({ slug, name, currency, ship_by_days }) =>
          place(`/sandbox/${slug}`, name, ship_by_days === null ? currency : `${currency}, ships within ${ship_by_days} business days`),
        )}
      </ul>
      <h2>Print providers</h2>
      <ul class="grid">
        ${shown.accounts.map(({ slug, name, balance }) => place(`/sandbox/print/accounts/${slug}`, name, dollars(balance)))}
      </ul>
      <h2>Carrier</h2>
      <ul class="grid">
        ${place('/sandbox/carrier', 'Parcel tracker', 'Status of all shipments')}
      </ul>
      <h2>Mail</h2>
      <ul class="grid">
        ${place('/sandbox/mail', 'Mail', 'Emails between buyers and stores')}
      </ul>
      <h2>Payment services</h2>
      <ul class="grid">
        ${place('/sandbox/paypal', 'PayPal', 'Payments and disputes')} ${place('/sandbox/pay', 'Practice pay', 'Wallet top-ups')}
      </ul>
      <h2>Documents</h2>
      <ul class="grid">
        ${place('/sandbox/issuu', 'Issuu', 'Shared items')}
      </ul>
      <h2>Exchange rates</h2>
      <ul class="grid">
        ${place('/sandbox/rates/daily.xml', 'Rates feed', 'Daily exchange rates')}
      </ul>`,
    html``,
  );
