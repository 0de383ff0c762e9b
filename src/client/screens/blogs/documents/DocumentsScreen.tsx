import MenuBook from '../../../ui/icons/MenuBookOutlined';
import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../../domain/addresses/addresses';
import { DOCUMENT_STATUSES } from '../../../../domain/documents/document';
import { sharedDocuments, type SharedDocument } from '../../../entities/shared-documents';
import { stores } from '../../../entities/stores';
import { useList } from '../../../kernel/hooks';
import type { BulkOffer } from '../../../shell/lists/bulk/offer';
import { useShare } from '../../../shell/documents/use-share';
import { ListScreen } from '../../../shell/lists/ListScreen';
import { useMay } from '../../../shell/session/use-may';
import { useFormat } from '../../../ui/format';
import { Link } from '../../../ui/Link';
import type { ListAddress } from '../../../ui/list/address';
import { choiceFilter, rowOptions, type ListFilter } from '../../../ui/list/filters';
import { Message } from '../../../ui/Message';
import { useBlogTabs } from '../use-blog-tabs';
import { documentColumns } from './document-columns';
import { documentStatusName } from './document-words';

const ALL_STORES = { perpage: 100 };

/** `/blogs/all?tab=documents`: what items are shared as on Issuu, and how that went. */
export const DocumentsScreen = () => {
  const { t } = useTranslation('blogs');
  const format = useFormat();
  const tabs = useBlogTabs();
  const [mayView, mayShare, mayStores] = [useMay('item', 'view'), useMay('item', 'update'), useMay('store', 'view')];
  const { rows: places, loading } = useList(stores, ALL_STORES, { skip: !mayStores });

  const { share } = useShare(t('documents.begun'));
  const onShare = useCallback(({ _id }: SharedDocument): void => share(_id), [share]);
  const columns = useMemo(() => documentColumns({ t, format, onShare: mayShare ? onShare : undefined }), [t, format, mayShare, onShare]);
  const filters = useMemo(
    (): readonly ListFilter[] => [
      choiceFilter(
        'status',
        t('column.status'),
        DOCUMENT_STATUSES.map((value) => ({ value, label: documentStatusName(t, value) })),
      ),
      choiceFilter(
        'store',
        t('column.store'),
        rowOptions(loading ? undefined : places, ({ sto_name }) => sto_name),
      ),
    ],
    [t, places, loading],
  );
  const bulk = useMemo(
    (): readonly BulkOffer[] =>
      mayShare
        ? [
            {
              action: 'pushIssuu',
              label: t('documents.again'),
              Icon: MenuBook,
              tone: 'primary',
              key: 's',
              title: (count) => t('documents.bulkTitle', { count }),
              done: (count) => t('documents.bulkDone', { count }),
              follow: { label: t('bulk.follow'), to: addresses.jobs.print() },
            },
          ]
        : [],
    [t, mayShare],
  );
  const next = (
    <Button variant="contained" component={Link} to={addresses.internal.print()}>
      {t('documents.empty.action')}
    </Button>
  );
  if (!mayView) return <Message Icon={MenuBook} title={t('documents.noRight.title')} text={t('documents.noRight.text')} />;
  return (
    <ListScreen
      list="documents"
      entity={sharedDocuments}
      title={t('documents.title')}
      columns={columns}
      tabs={{ value: 'documents', items: tabs }}
      query={({ search, filters: { status, store } }: ListAddress) => ({ search, status, store })}
      searchPlaceholder={t('documents.search')}
      filters={filters}
      rowName={({ name }: SharedDocument) => name}
      rowLink={rowLink}
      home={addresses.blogsAll.print({ tab: 'documents' })}
      bulk={bulk}
      empty={
        <Message Icon={MenuBook} title={t('documents.empty.title')} text={t('documents.empty.text')}>
          {next}
        </Message>
      }
    />
  );
};

/** To its item. */
const rowLink = ({ item_info_id }: SharedDocument): string => addresses.internal.print({ item: item_info_id });
