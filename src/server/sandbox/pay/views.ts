import { html, type Markup } from '../views/html';
import { allPlaces, dollars, table, timeText, wholePage } from '../views/page';
import type { SandboxPayment } from './payments';

const PLACE = { name: 'Practice pay', home: '/sandbox/pay', hint: 'A practice payment service: no money moves.' };

const WORDS: Readonly<Record<SandboxPayment['status'], string>> = {
  open: 'Waits for the payer',
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
                ${act('pay', 'Pay', 'You come back, and we are told once.')} ${act('decline', 'Decline', 'The card is refused.')}
                ${act('later', 'Pay later', 'You come back without having paid; this page stays good.')}
                ${act('twice', 'Pay, told twice', 'We are told twice.')}
                ${act('lost', 'Pay, news lost', 'You do not come back and nobody tells; within five minutes the payment is read back.')}
              </form>`
            : html`<p><a class="button" href="${return_url}">Back to the shop</a></p>`
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
        [{ title: 'Asked for' }, { title: 'Payment' }, { title: 'Amount', number: true }, { title: 'State' }],
        rows.map(({ id, cents, status, created_at }) => [
          timeText(created_at),
          html`<a href="/sandbox/pay/${id}">${id}</a>`,
          dollars(cents),
          WORDS[status],
        ]),
        'Nobody has topped up yet.',
      )}`,
    allPlaces,
  );
