import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLanguage, LANGUAGE_COOKIE, LANGUAGE_COOKIE_LIFE, LANGUAGE_NAMES, LANGUAGES } from '../../../domain/languages';
import { languageOfVisitor } from '../../kernel/language';
import { originOf } from '../../kernel/origin';
import { textIn } from './form-input';
import { html, type Markup } from '../../kernel/markup';
import { checkRef } from '../ref';
import { textsFor } from '../../sign-in/texts';

const PATH = '/account/language';
/** Pages of the account site that can be asked for again. */
const READABLE = /^\/account\/(?!language(?:[/?#]|$))/;

/** Every language by its own name; choosing one shows the same page in it. */
export const languageSwitch = (request: FastifyRequest): Markup => {
  const spoken = languageOfVisitor(request);
  const choice = (language: (typeof LANGUAGES)[number]): Markup => html`
    <button name="language" value="${language}" lang="${language}" ${language === spoken ? html`aria-current="true"` : null}>
      ${LANGUAGE_NAMES[language]}
    </button>
  `;
  return html`
    <form class="languages" method="post" action="${PATH}" aria-label="${textsFor(request)('language')}">
      <input type="hidden" name="back" value="${request.url}" />
      ${LANGUAGES.map(choice)}
    </form>
  `;
};

/** Remembers the language for the account site and the application, and leads back to the page it was chosen on. */
export const languageSwitchPages = (app: FastifyInstance): void => {
  app.post(PATH, async (request, reply) => {
    const here = originOf(request);
    const back = checkRef({ origin: here, extras: textIn(request.body, 'back') ?? '' }, [here]);
    const language = textIn(request.body, 'language') ?? '';
    if (isLanguage(language)) {
      reply.setCookie(LANGUAGE_COOKIE, language, { maxAge: LANGUAGE_COOKIE_LIFE, path: '/' });
    }
    return reply.redirect(back && READABLE.test(back.extras) ? back.extras : '/account', 303);
  });
};
