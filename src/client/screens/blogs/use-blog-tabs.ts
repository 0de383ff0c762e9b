import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { POST_STATUSES } from '../../../domain/blogs/post';
import { useMay } from '../../shell/session/use-may';
import type { ListTab } from '../../ui/list/TabLinks';
import { statusName } from './post-words';

const TABS = ['all', ...POST_STATUSES] as const;

/** Posts by status, for whoever may see the stores, and what is shared of their items, for whoever may see these. */
export const useBlogTabs = (): readonly ListTab[] => {
  const { t } = useTranslation('blogs');
  const [posts, documents] = [useMay('store', 'view'), useMay('item', 'view')];
  const statuses = TABS.map((value) => ({
    value,
    label: value === 'all' ? t('status.all') : statusName(t, value),
    to: addresses.blogsAll.print(value === 'all' ? {} : { status: value }),
  }));
  const shared = { value: 'documents', label: t('documents.tab'), to: addresses.blogsAll.print({ tab: 'documents' }) };
  return [...(posts ? statuses : []), ...(documents ? [shared] : [])];
};
