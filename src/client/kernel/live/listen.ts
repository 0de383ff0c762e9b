import type { Credentials } from '../request';
import { connect } from './connection';
import { pageTabs, shareWork } from './leader';
import type { LiveSource, Told } from './news';

/** The live source of the page we are in: one stream for all tabs in which the same person is signed in. */
export const createLiveSource =
  (url: string, credentials: () => Credentials): LiveSource =>
  (userId, tell) =>
    shareWork<Told>(
      `live:${userId}`,
      {
        lead: (share) =>
          connect({
            url,
            credentials,
            onNews: (news) => share({ kind: 'news', news }),
            onChanged: (changes) => share({ kind: 'changed', changes }),
            onLink: (connection) => share({ kind: 'link', connection }),
            onRefused: (error) => share({ kind: 'failed', error }),
          }),
        hear: tell,
        standing: ({ kind }) => (kind === 'changed' ? undefined : kind),
      },
      pageTabs(),
    );
