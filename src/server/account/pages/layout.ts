import type { FastifyReply, FastifyRequest } from 'fastify';
import { OWN_BRAND } from '../../../domain/people/brand';
import type { UserError } from '../../kernel/errors';
import { languageOfVisitor } from '../../kernel/language';
import { originOf, shopOrigins } from '../../kernel/origin';
import { html, type Markup } from '../../kernel/markup';
import { languageSwitch } from './language-switch';
import { sentenceFor, textsFor, type Texts } from '../../sign-in/texts';

/**
 * Forms go to ourselves; browsers hold the redirect that follows, to a shop of the person's, to the same rule. No script runs but the one a page
 * with a passkey button names.
 */
const policy = (request: FastifyRequest, script: string | undefined): string =>
  [
    "default-src 'none'",
    ...(script === undefined ? [] : [`script-src ${originOf(request)}${script}`, "connect-src 'self'"]),
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${shopOrigins(request).join(' ')}`,
  ].join('; ');

interface Page {
  /** What is fetched while the person is busy here. */
  readonly ahead?: readonly string[] | undefined;
  readonly title: string;
  readonly body: Markup;
  readonly status?: number | undefined;
  /** The script of ours that runs on it. */
  readonly script?: string | undefined;
  /** It has a table that wants room. */
  readonly wide?: true;
  /** Seconds after which the page asks for itself again. */
  readonly refresh?: number | undefined;
  /** The store for whose buyers it is, in the place of our own name; nothing is said of us there. */
  readonly store?: string | undefined;
}

/** Sends one page of the account site. */
export const sendPage = (
  reply: FastifyReply,
  { title, body, status = 200, refresh, store, wide, script, ahead = [] }: Page,
): FastifyReply => {
  const { request } = reply;
  const t = textsFor(request);
  const document = html`<!doctype html>
    <html lang="${languageOfVisitor(request)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${refresh ? html`<meta http-equiv="refresh" content="${refresh}" />` : null}
        <title>${title} · ${store ?? OWN_BRAND.name}</title>
        <link rel="icon" type="image/svg+xml" href="/static/brand/favicon.svg" />
        <link rel="stylesheet" href="/static/account.css" />
        ${script ? html`<script src="${script}" defer></script>` : null}
        ${ahead.map((file) => html`<link rel="prefetch" as="${file.endsWith('.css') ? 'style' : 'script'}" href="${file}" />`)}
      </head>
      <body>
        <aside class="side">
          <p class="brand">${store ?? OWN_BRAND.name}</p>
          ${
            store === undefined
              ? html`<div>
                  <p class="tagline">${t('tagline')}</p>
                  <ul>
                    <li>${t('points.design')}</li>
                    <li>${t('points.push')}</li>
                    <li>${t('points.follow')}</li>
                  </ul>
                </div>`
              : null
          }
        </aside>
        <main ${wide ? html`class="wide"` : null}>${body} ${languageSwitch(request)}</main>
      </body>
    </html>`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'cookie, accept-language')
    .header('content-security-policy', policy(request, script))
    .send(document.text);
};

/** A page that says why not, and leads back to the app. */
export const sendRefusal = (
  reply: FastifyReply,
  fault: UserError,
  {
    title = 'title',
    status = 403,
  }: { readonly title?: 'title' | 'otherSite' | 'noSpace' | 'databaseAway' | 'fault'; readonly status?: number } = {},
): FastifyReply => {
  const t = textsFor(reply.request);
  return sendPage(reply, {
    title: t(`refused.${title}`),
    status,
    body: html`
      <h1>${t(`refused.${title}`)}</h1>
      <p class="lead">${sentenceFor(reply.request, fault)}</p>
      <a class="button" href="/">${t('profile.back')}</a>
    `,
  });
};

export interface Field {
  readonly name: string;
  /** Where another form of the page has a field of the same name. */
  readonly id?: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password';
  readonly autocomplete: string;
  readonly value?: string | undefined;
  readonly hint?: string;
  readonly optional?: true;
  readonly inputmode?: 'decimal' | 'numeric';
  /** What it is chosen from, with the words for each. */
  readonly choices?: readonly (readonly [value: string, words: string])[];
}

const select = ({ name, id = name, autocomplete, value, choices = [] }: Field, invalid: boolean): Markup => html`
  <select id="${id}" name="${name}" autocomplete="${autocomplete}" required ${invalid ? html`aria-invalid="true"` : null}>
    ${choices.map(([each, words]) => html`<option value="${each}" ${each === value ? html`selected="selected"` : null}>${words}</option>`)}
  </select>
`;

const input = (field: Field, invalid: boolean): Markup => html`
  <label for="${field.id ?? field.name}">${field.label}</label>
  ${field.choices ? select(field, invalid) : textInput(field, invalid)}
  ${field.hint ? html`<p class="hint" id="${field.name}-hint">${field.hint}</p>` : null}
`;

const textInput = (field: Field, invalid: boolean): Markup => html`
  <input
    id="${field.id ?? field.name}"
    name="${field.name}"
    type="${field.type}"
    autocomplete="${field.autocomplete}"
    value="${field.value ?? ''}"
    ${field.inputmode ? html`inputmode="${field.inputmode}"` : null}
    ${field.optional ? null : html`required="required"`}
    ${field.hint ? html`aria-describedby="${field.name}-hint"` : null}
    ${invalid ? html`aria-invalid="true"` : null}
  />
`;

export interface Form {
  /** Where it is sent; the address it is shown at when not given. */
  readonly action?: string;
  readonly fields: readonly Field[];
  /** What is sent along and not shown. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly button: string;
  /** Where the person came from, carried along. */
  readonly ref: string | undefined;
  readonly fault?: string | undefined;
  /** Name of the field the fault is about. */
  readonly faultField?: string | undefined;
  readonly done?: string | undefined;
}

export const PASSKEY_SCRIPT = '/static/passkey.js';

interface PasskeyForm extends Pick<Form, 'action' | 'fields' | 'hidden' | 'button' | 'ref'> {
  /** Whether the browser makes a passkey or uses one. */
  readonly purpose: 'register' | 'sign-in';
  /** Said beside the button when the browser could not do it. */
  readonly failed: string;
}

/** A form whose button asks the browser for a passkey first. It stays hidden where scripts are off or the browser has no passkeys. */
export const passkeyForm = ({ purpose, failed, action, fields, hidden = {}, button, ref }: PasskeyForm): Markup => html`
  <form method="post" ${action ? html`action="${action}"` : null} data-passkey="${purpose}" hidden>
    <p class="fault" role="alert" hidden>${failed}</p>
    ${ref ? html`<input type="hidden" name="ref" value="${ref}" />` : null}
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <input type="hidden" name="credential" value="" />
    ${fields.map((field) => input(field, false))}
    <button type="submit" class="second">${button}</button>
  </form>
`;

/** A form that is posted. */
export const form = ({ action, fields, hidden = {}, button, ref, fault, faultField, done }: Form): Markup => html`
  ${done ? html`<p class="done" role="status">${done}</p>` : null} ${fault ? html`<p class="fault" role="alert">${fault}</p>` : null}
  <form method="post" ${action ? html`action="${action}"` : null}>
    ${ref ? html`<input type="hidden" name="ref" value="${ref}" />` : null}
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${fields.map((field) => input(field, field.name === faultField))}
    <button type="submit">${button}</button>
  </form>
`;

/** The way out, at the end of each page for somebody who is signed in; it comes back to `home`. */
export const signOutLink = (t: Texts, home?: string): Markup =>
  html`<p class="other"><a href="${withRef('/account/logout', home)}">${t('profile.signOut')}</a></p>`;

/** An address of the account site with the `ref` it should come back to. */
export const withRef = (path: string, ref: string | undefined): string => (ref ? `${path}?ref=${encodeURIComponent(ref)}` : path);
