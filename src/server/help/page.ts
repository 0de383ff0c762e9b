import { FULFILLMENT_FIGURES, ORDER_FIGURES } from '../../domain/figures/figures';
import { HELP_SECTIONS, type HelpSection } from '../../domain/help/sections';
import { HELP_URL } from '../../domain/help/url';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../domain/languages';
import { addresses } from '../../domain/addresses/addresses';
import { html, type Markup } from '../kernel/markup';
import { textsIn } from '../kernel/language';
import { searchGuide } from './search';
import { figureWords, screenNames } from './words';

/** `Title | step | step`; names of buttons and screens between two pairs of asterisks. */
const inline = (text: string): Markup[] => text.split('**').map((part, index) => (index % 2 === 1 ? html`<b>${part}</b>` : html`${part}`));

const task = (line: string): Markup => {
  const [title = '', ...steps] = line.split('|').map((part) => part.trim());
  return html`<h4>${title}</h4>
    <ol>
      ${steps.map((step) => html`<li>${inline(step)}</li>`)}
    </ol>`;
};

/** Where a section's screen is, for those that are reached without an id. */
const placeOf = (section: HelpSection): string | null => {
  switch (section) {
    case 'start':
      return addresses.dashboard.print();
    case 'topup':
    case 'history':
      return `/account/billing/${section}`;
    case 'listing':
    case 'preset':
    case 'editor':
      return null;
    default:
      return addresses[section].place;
  }
};

const PICTURE = { width: 1200, height: 750 } as const;

const section = (language: Language, id: HelpSection, name: string, hasPicture: boolean): Markup => {
  const t = textsIn(language, 'help');
  const place = placeOf(id);
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${name}</h2>
    <p>${inline(t(`screen.${id}.what`))}</p>
    ${
      hasPicture
        ? html`<img
            src="/static/help/pictures/${id}.webp"
            alt="${t('picture', { screen: name })}"
            width="${PICTURE.width}"
            height="${PICTURE.height}"
            loading="lazy"
          />`
        : null
    }
    <h3>${t('tasks')}</h3>
    ${t(`screen.${id}.tasks`).split('\n').map(task)}
    <dl>
      <dt>${t('empty')}</dt>
      <dd>${inline(t(`screen.${id}.empty`))}</dd>
      <dt>${t('refusals')}</dt>
      <dd>${inline(t(`screen.${id}.refusals`))}</dd>
    </dl>
    ${id === 'start' ? html`<p>${t('tourText')} <a href="${addresses.dashboard.print()}?tour=1">${t('tour')}</a></p>` : null}
    ${place ? html`<p class="go"><a href="${place}">${t('open')}</a></p>` : null}
  </section>`;
};

const glossary = (language: Language): Markup => {
  const t = textsIn(language, 'help');
  const words = figureWords(language);
  const line = ({ name, formula }: { readonly name: string; readonly formula: string }): Markup =>
    html`<dt>${name}</dt>
      <dd>${formula}</dd>`;
  return html`<section aria-labelledby="glossary">
    <h2 id="glossary">${t('glossary')}</h2>
    <p>${t('glossaryLead')}</p>
    <dl class="glossary">
      ${Object.keys(ORDER_FIGURES).map((id) => line(words.order(id)))}
      ${Object.keys(FULFILLMENT_FIGURES).map((id) => line(words.fulfillment(id)))}
    </dl>
  </section>`;
};

const wholeGuide = (language: Language, pictures: ReadonlySet<string>): Markup => {
  const t = textsIn(language, 'help');
  const names = screenNames(language);
  return html`<h1>${t('title')}</h1>
    <p>${t('lead')}</p>
    ${HELP_SECTIONS.map((id) => section(language, id, names[id], pictures.has(id)))} ${glossary(language)}
    <section aria-labelledby="credits">
      <h2 id="credits">${t('credits')}</h2>
      <p>${t('creditsText')}</p>
    </section>`;
};

const results = (language: Language, query: string): Markup => {
  const t = textsIn(language, 'help');
  const hits = searchGuide(language, query);
  const whole = `${HELP_URL}?language=${language}`;
  return html`<h1>${hits.length > 0 ? t('search.found', { count: hits.length, query }) : t('search.none', { query })}</h1>
    ${
      hits.length > 0
        ? html`<ul class="hits">
            ${hits.map(
              (hit) =>
                html`<li>
                  <a href="${whole}#${hit.section}">${hit.name}</a>
                  ${hit.lines.map((line) => html`<p>${inline(line)}</p>`)}
                </li>`,
            )}
          </ul>`
        : html`<p>${t('search.hint')}</p>`
    }
    <p class="go"><a href="${whole}">${t('search.all')}</a></p>`;
};

/** The guide in one language: all of it, or the sections that answer a query. `pictures`: the sections that have one. */
export const guidePage = (language: Language, pictures: ReadonlySet<string>, query = ''): string => {
  const t = textsIn(language, 'help');
  const names = screenNames(language);
  const asked = query === '' ? '' : `&q=${encodeURIComponent(query)}`;
  const whole = query === '' ? '' : `${HELP_URL}?language=${language}`;
  return `<!doctype html>\n${
    html`<html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${t('title')}</title>
        <link rel="icon" type="image/svg+xml" href="/static/brand/favicon.svg" />
        <link rel="stylesheet" href="/static/help/help.css" />
      </head>
      <body>
        <nav class="contents" aria-label="${t('contents')}">
          <p class="languages" aria-label="${t('language')}">
            ${LANGUAGES.map((each) =>
              each === language
                ? html`<span aria-current="true">${LANGUAGE_NAMES[each]}</span>`
                : html`<a href="${HELP_URL}?language=${each}${asked}" lang="${each}">${LANGUAGE_NAMES[each]}</a>`,
            )}
          </p>
          <form role="search" action="${HELP_URL}">
            <input type="hidden" name="language" value="${language}" />
            <input
              type="search"
              name="q"
              value="${query}"
              maxlength="100"
              aria-label="${t('search.label')}"
              placeholder="${t('search.label')}"
            />
            <button>${t('search.action')}</button>
          </form>
          <ul>
            ${HELP_SECTIONS.map((id) => html`<li><a href="${whole}#${id}">${names[id]}</a></li>`)}
            <li><a href="${whole}#glossary">${t('glossary')}</a></li>
            <li><a href="${whole}#credits">${t('credits')}</a></li>
          </ul>
        </nav>
        <main>${query === '' ? wholeGuide(language, pictures) : results(language, query)}</main>
      </body>
    </html>`.text
  }\n`;
};
