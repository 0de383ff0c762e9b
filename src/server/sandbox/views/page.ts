import type { FastifyReply } from 'fastify';
import { html, type Markup } from './html';

const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const show = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'same-origin')
    .header('cache-control', 'no-store')
    .send(page);

/** Whose page it is: a shop, the print provider, the carrier, or the sandbox itself. */
interface Place {
  readonly name: string;
  /** Path of its first page: links stay on the host the visitor came by. */
  readonly home: string;
  readonly hint: string;
}

/** A whole page of the sandbox. */
export const wholePage = ({ name, home, hint }: Place, title: string, body: Markup, footer: Markup): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${name}</title>
        <link rel="icon" type="image/svg+xml" href="/static/brand/favicon.svg" />
        <link rel="stylesheet" href="/static/sandbox/shop.css" />
        <script src="/static/sandbox/shop.js" defer></script>
      </head>
      <body>
        <header class="bar">
          <a class="brand" href="${home}">${name}</a>
          <span class="hint">${hint}</span>
        </header>
        <main>${body}</main>
        <footer>${footer}</footer>
      </body>
    </html>`.text;

/** The way from every place to the others. */
export const allPlaces = html`<a href="/sandbox">Sandbox overview</a>`;

export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);

export const dollars = (cents: number): string => money(cents / 100, 'USD');

/** A time in the sandbox, which lives in UTC. */
export const timeText = (seconds: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(seconds * 1000));

interface Column {
  readonly title: string;
  /** Numbers and sums stand to the right. */
  readonly number?: boolean;
}

/** A table that can be moved sideways where the screen is narrow. */
export const table = (
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly (string | number | Markup)[])[],
  nothing: string,
): Markup =>
  rows.length === 0
    ? html`<p class="soft">${nothing}</p>`
    : html`<div class="table" tabindex="0" role="region" aria-label="${caption}">
        <table>
          <thead>
            <tr>
              ${columns.map(({ title, number }) => html`<th scope="col" ${number && html`class="number"`}>${title}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  ${row.map((cell, index) => html`<td ${columns[index]?.number && html`class="number"`}>${cell}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;

/** What is shown once and has to be copied: names and values. */
export const secrets = (values: readonly { readonly id: string; readonly label: string; readonly value: string }[]): Markup =>
  html`<dl class="secrets">
      ${values.map(
        ({ id, label, value }) =>
          html`<dt>${label}</dt>
            <dd><code id="${id}">${value}</code></dd>`,
      )}
    </dl>
    <p>Copy these values now. They won’t be shown again.</p>`;
