import type { TFunction } from 'i18next';
import type { Moment } from '../../replay/reading/open-log';

/** What a moment is called where people read of it. */
export const momentName = (moment: Moment, t: TFunction<'qa'>): string => {
  switch (moment.t) {
    case 'h':
      return t('moment.page');
    case 'n':
      return moment.status === 'ok' ? moment.name : `${moment.name} · ${moment.status}`;
    case 'e':
      return t('moment.fault', { name: moment.name });
    case 'g':
      return t(moment.name === 'trimmed' ? 'moment.trimmed' : 'moment.lost');
    case 'p':
      return moment.name;
    case 'q':
      return t('moment.left');
    case 'c':
      return t('moment.check');
    case 's':
      return t('moment.state');
    case 'r':
      return t('moment.report');
    default:
      return moment.name;
  }
};
