import Article from '../../ui/icons/ArticleOutlined';
import EditNote from '../../ui/icons/EditNoteOutlined';
import Button from '@mui/material/Button';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { posts, type Post } from '../../entities/posts';
import { stores } from '../../entities/stores';
import { useList } from '../../kernel/hooks';
import { ListScreen } from '../../shell/lists/ListScreen';
import { useMay } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import type { ListAddress } from '../../ui/list/address';
import { latePart } from '../../ui/late-part';
import { choiceFilter, rowOptions, type ListFilter } from '../../ui/list/filters';
import { Message } from '../../ui/Message';
import { bulkOffers } from './bulk-offers';
import { postColumns } from './post-columns';
import { postName } from './post-words';
import { useBlogTabs } from './use-blog-tabs';

const ALL_STORES = { perpage: 100 };

const DocumentsScreen = latePart(
  async () => (await import(/* webpackChunkName: "screen-documents" */ './documents/DocumentsScreen')).DocumentsScreen,
);

/** `/blogs/all?status=`: posts of every store's blog; `tab=documents`: what is shared of items. */
export const BlogsScreen = () => {
  const [params] = useSearchParams();
  return params.get('tab') === 'documents' ? (
    <Suspense>
      <DocumentsScreen />
    </Suspense>
  ) : (
    <PostsList />
  );
};

const PostsList = () => {
  const { t } = useTranslation('blogs');
  const format = useFormat();
  const [params] = useSearchParams();
  const status = params.get('status') ?? 'all';
  const [mayView, mayChange] = [useMay('store', 'view'), useMay('store', 'update')];
  const { rows: places, loading } = useList(stores, ALL_STORES, { skip: !mayView });
  const columns = useMemo(() => postColumns(t, format), [t, format]);
  const filters = useMemo(
    (): readonly ListFilter[] => [
      choiceFilter(
        'store',
        t('column.store'),
        rowOptions(loading ? undefined : places, ({ sto_name }) => sto_name),
      ),
    ],
    [t, places, loading],
  );
  const bulk = useMemo(() => (mayChange ? bulkOffers(t) : []), [t, mayChange]);
  const tabs = { value: status, items: useBlogTabs() };
  const write = mayChange && (
    <Button variant="contained" startIcon={<EditNote />} component={Link} to={addresses.blogsWrite.print()}>
      {t('write')}
    </Button>
  );
  if (!mayView) return <Message Icon={Article} title={t('noRight.title')} text={t('noRight.text')} />;
  return (
    <ListScreen
      list="blogs"
      entity={posts}
      title={t('title')}
      columns={columns}
      tabs={tabs}
      query={({ search, filters: { store } }: ListAddress) => ({ status, search, store })}
      searchPlaceholder={t('searchPlaceholder')}
      filters={filters}
      rowName={({ title }: Post) => postName(t, title)}
      rowLink={rowLink}
      actions={write}
      narrowed={status !== 'all'}
      home={addresses.blogsAll.print()}
      bulk={bulk}
      empty={
        <Message Icon={Article} title={t('empty.title')} text={t('empty.text')}>
          {write}
        </Message>
      }
    />
  );
};

const rowLink = ({ _id }: Post): string => addresses.blogsWrite.print({ id: _id });
