import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRating, MOST_RATING_COMMENT, RATINGS } from '../../../domain/support/ratings';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { html } from '../../kernel/markup';
import { sentenceFor, textsFor } from '../../sign-in/texts';
import { findRating, rate, RATING_PAGE, type OpenRating } from '../../support/ratings';
import { containerHere } from './container-here';
import { textIn } from './form-input';
import { sendPage } from './layout';

interface Answer {
  readonly score: string;
  readonly comment: string;
}

const askRating = (reply: FastifyReply, { store }: OpenRating, { score, comment }: Answer, fault?: UserError): FastifyReply => {
  const { request } = reply;
  const t = textsFor(request);
  const title = t('rating.title');
  return sendPage(reply, {
    title,
    store,
    status: fault ? 422 : 200,
    body: html`
      <h1>${title}</h1>
      ${fault ? html`<p class="fault" role="alert">${sentenceFor(request, fault)}</p>` : null}
      <form method="post">
        <fieldset class="choices">
          <legend>${t('rating.question')}</legend>
          ${RATINGS.map(
            (each) =>
              html`<label class="choice">
                <input type="radio" name="score" value="${each}" required ${each === score ? html`checked="checked"` : null} />
                ${t(`rating.${each}`)}
              </label>`,
          )}
        </fieldset>
        <label for="comment">${t('rating.comment')}</label>
        <textarea id="comment" name="comment" rows="4" maxlength="${MOST_RATING_COMMENT}">${comment}</textarea>
        <button type="submit">${t('rating.button')}</button>
      </form>
    `,
  });
};

const thank = (reply: FastifyReply, { store }: OpenRating): FastifyReply => {
  const t = textsFor(reply.request);
  return sendPage(reply, {
    title: t('rating.title'),
    store,
    body: html`
      <h1>${t('rating.title')}</h1>
      <p class="done" role="status">${t('rating.done')}</p>
    `,
  });
};

const sayRatingGone = (reply: FastifyReply): FastifyReply => {
  const t = textsFor(reply.request);
  return sendPage(reply, {
    title: t('address.goneTitle'),
    store: '',
    status: 404,
    body: html`
      <h1>${t('address.goneTitle')}</h1>
      <p class="lead">${t('rating.gone')}</p>
    `,
  });
};

const openedLink = async (services: Services, request: FastifyRequest): Promise<OpenRating | undefined> => {
  const secret = textIn(request.query, 'token');
  const containerId = secret && (await containerHere(services, request));
  return containerId ? findRating(services, containerId, secret) : undefined;
};

/** `/account/rating?token=…`: where a buyer, whom we do not know, rates support. Programs open links of mails, so only what is sent from the page counts. */
export const ratingPages = (app: FastifyInstance, services: Services): void => {
  app.get(RATING_PAGE, async (request, reply) => {
    const link = await openedLink(services, request);
    if (!link) return sayRatingGone(reply);
    return link.score === null ? askRating(reply, link, { score: '', comment: '' }) : thank(reply, link);
  });

  app.post(RATING_PAGE, async (request, reply) => {
    const link = await openedLink(services, request);
    if (!link) return sayRatingGone(reply);
    const score = textIn(request.body, 'score') ?? '';
    const comment = (textIn(request.body, 'comment') ?? '').replaceAll('\r\n', '\n').slice(0, MOST_RATING_COMMENT);
    if (link.score === null && !isRating(score)) return askRating(reply, link, { score, comment }, new UserError('support.ratingMissing'));
    if (isRating(score)) await rate(services, link, { score, comment });
    return thank(reply, link);
  });
};
