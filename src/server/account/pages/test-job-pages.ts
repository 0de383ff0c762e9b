import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../domain/languages';
import { isSuperRoot } from '../../../domain/people/roles';
import type { Services } from '../../kernel/context';
import { readTestJobs, requestTestJob, type TestJob } from '../../jobs/test-job';
import { UserError } from '../../kernel/errors';
import { html, type Markup } from '../../kernel/markup';
import { form, sendPage, signOutLink } from './layout';
import type { ShopHere } from './shop-here';
import { shopPage, tabs, type ShopVisit } from './shop-pages';

const PATH = '/account/test-job';

/** Seconds after which a page that still waits for a result asks again. */
const ASK_AGAIN = 1;

const superRootOnly = ({ member }: ShopHere): void => {
  if (!isSuperRoot(member)) throw new UserError('account.superRootOnly', { code: 'FORBIDDEN' });
};

/** `seconds`: unix. */
const moment = (language: Language, seconds: number): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(seconds * 1000);

const line = ({ t, language }: ShopVisit, { requested_at, finished_at, waited_ms, worker }: TestJob): Markup => html`
  <tr>
    <td>${moment(language, requested_at)}</td>
    <td>${finished_at === null ? t('testJob.waiting') : t('testJob.done', { ms: waited_ms ?? 0, worker: worker ?? '' })}</td>
  </tr>
`;

/** Test JOB (specification 2, §2): super_root puts a job that does nothing in the queue and sees what became of it. */
export const testJobPages = (app: FastifyInstance, services: Services): void => {
  app.get(
    PATH,
    shopPage(services, superRootOnly, async (visit) => {
      const { reply, shop, t } = visit;
      const jobs = await services.inContainer(shop._id, (tx) => readTestJobs(tx, shop._id));
      return sendPage(reply, {
        title: t('testJob.title'),
        ...(jobs.some(({ finished_at }) => finished_at === null) && { refresh: ASK_AGAIN }),
        body: html`
          ${tabs(t, [{ href: PATH, label: t('testJob.title') }], PATH)}
          <h1>${t('testJob.title')}</h1>
          <p class="lead">${t('testJob.lead')}</p>
          ${form({ fields: [], button: t('testJob.button'), ref: undefined })}
          ${jobs.length > 0 ? html`<h2>${t('testJob.latest')}</h2>` : null}
          ${
            jobs.length > 0
              ? html`<table>
                  <tbody>
                    ${jobs.map((job) => line(visit, job))}
                  </tbody>
                </table>`
              : null
          }
          ${signOutLink(t)}
        `,
      });
    }),
  );
  app.post(
    PATH,
    shopPage(services, superRootOnly, async ({ reply, session, shop }) => {
      await services.inContainer(shop._id, (tx) => requestTestJob(tx, shop._id, session.userId));
      return reply.redirect(PATH, 303);
    }),
  );
};
