import { html, type Markup } from '../views/html';
import { allPlaces, dollars, table, timeText, wholePage } from '../views/page';
import type { SandboxPayment } from './payments';

const PLACE = { name: 'Practice pay', home: '/sandbox/pay', hint: 'A practice payment service. No real money moves.' };

const WORDS: Readonly<Record<SandboxPayment['status'], string>> = {
  open: 'Waiting for payment',
  paid: 'Paid',
  declined: 'Declined',
};

const act = (name: string, label: string, what: string): Markup =>
  html`<p><button class="button" name="act" value="${name}">${label}</button> <span class="soft">${what}</span></p>`;

/** Where somebody pays, and chooses what befalls the news of it. */
export const payPage = ({ id, cents, status, return_url }: SandboxPayment): string =>
  wholePage(
    PLACE,
    `Pay ${dollars(cents)}`,
    html`<h1>Pay ${dollars(cents)}</h1>
      <section class="panel">
        <p class="figure">${dollars(cents)}</p>
        <p class="soft">${WORDS[status]}.</p>
        ${
          status === 'open'
            ? html`<form method="post" action="/sandbox/pay/${id}">
                ${act('pay', 'Pay', 'You return, and Pressroom is notified once.')} ${act('decline', 'Decline', 'The card is declined.')}
                ${act('later', 'Pay later', 'You return without paying. You can still pay on this page later.')}
                ${act('twice', 'Pay, notify twice', 'Pressroom is notified twice.')}
                ${act('lost', 'Pay, don’t notify', 'You don’t return, and Pressroom isn’t notified. It checks the payment within 5 minutes.')}
              </form>`
            : html`<p><a class="button" href="${return_url}">Return to Pressroom</a></p>`
        }
      </section>`,
    allPlaces,
  );

/** All payments, the newest first. */
export const paymentsPage = (rows: readonly SandboxPayment[]): string =>
  wholePage(
    PLACE,
    'Payments',
    html`<h1>Payments</h1>
      ${table(
        'Payments',
        [{ title: 'Created' }, { title: 'Payment' }, { title: 'Amount', number: true }, { title: 'Status' }],
        rows.map(({ id, cents, status, created_at }) => [
          timeText(created_at),
          html`<a href="/sandbox/pay/${id}">${id}</a>`,
          dollars(cents),
          WORDS[status],
        ]),
        'No payments yet.',
      )}`,
    allPlaces,
  );
