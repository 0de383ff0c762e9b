import type { FastifyInstance } from 'fastify';
import { isSuperRoot } from '../../domain/roles';
import type { Services } from '../context';
import { UserError } from '../errors';
import { readTestJobs, requestTestJob, type TestJob } from '../jobs/test-job';
import { fromOtherSite } from './form-input';
import { html, type Markup } from './html';
import { form, sendPage } from './page';
import type { ShopHere } from './shop-here';
import { shopPage, tabs } from './shop-pages';
import { texts } from './texts';

const PATH = '/account/test-job';

/** Seconds after which a page that still waits for a result asks again. */
const ASK_AGAIN = 1;

const superRootOnly = ({ member }: ShopHere): void => {
  if (!isSuperRoot(member)) throw new UserError(texts.testJob.superRootOnly, { code: 'FORBIDDEN' });
};

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

const line = ({ requested_at, finished_at, waited_ms, worker }: TestJob): Markup => html`
  <tr>
    <td>${moment.format(requested_at * 1000)} UTC</td>
    <td>${finished_at === null ? texts.testJob.waiting : texts.testJob.done(waited_ms ?? 0, worker ?? '')}</td>
  </tr>
`;

/** Test JOB (specification 2, §2): super_root puts a job that does nothing in the queue and sees what became of it. */
export const testJobPages = (app: FastifyInstance, services: Services): void => {
  app.get(
    PATH,
    shopPage(services, superRootOnly, async ({ reply, shop }) => {
      const jobs = await services.inContainer(shop._id, (tx) => readTestJobs(tx, shop._id));
      return sendPage(reply, {
        title: texts.testJob.title,
        ...(jobs.some(({ finished_at }) => finished_at === null) && { refresh: ASK_AGAIN }),
        body: html`
          ${tabs([{ href: PATH, label: texts.testJob.title }], PATH)}
          <h1>${texts.testJob.title}</h1>
          <p class="lead">${texts.testJob.lead}</p>
          ${form({ fields: [], button: texts.testJob.button, ref: undefined })}
          ${jobs.length > 0 ? html`<h2>${texts.testJob.latest}</h2>` : null}
          ${
            jobs.length > 0
              ? html`<table>
                  <tbody>
                    ${jobs.map(line)}
                  </tbody>
                </table>`
              : null
          }
        `,
      });
    }),
  );
  app.post(
    PATH,
    shopPage(services, superRootOnly, async ({ request, reply, session, shop }) => {
      if (fromOtherSite(request)) throw new UserError(texts.otherSite);
      await services.inContainer(shop._id, (tx) => requestTestJob(tx, shop._id, session.userId));
      return reply.redirect(PATH, 303);
    }),
  );
};
