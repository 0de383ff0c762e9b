import OpenInNew from '../../ui/icons/OpenInNew';
import MuiLink from '@mui/material/Link';
import type { TFunction } from 'i18next';
import { POST_STATUSES } from '../../../domain/blogs/post';
import type { Post } from '../../entities/posts';
import type { Format } from '../../ui/format';
import { Stacked, Words } from '../../ui/list/cells';
import { listColumns, widthOfChips } from '../../ui/list/columns';
import { timeColumn } from '../../ui/list/time-column';
import { refusalSentence } from '../../ui/refusal';
import { StatusChip } from '../../ui/StatusChip';
import { Thumb } from '../../ui/Thumb';
import { postName, statusName, statusTone } from './post-words';

/** What stands below a title: why it is not published, that it was changed since, or where it is. */
const Below = ({ post: { status, msg, changed, external_url }, t }: { readonly post: Post; readonly t: TFunction<'blogs'> }) => {
  if (msg && (status === 'failed' || status === 'unknown'))
    return (
      <span data-failure>
        <Words>{refusalSentence({ message: msg.msg, refusal: msg.refusal, values: msg.values })}</Words>
      </span>
    );
  if (changed && status === 'published') return <Words>{t('changedSince')}</Words>;
  if (external_url === null || external_url === undefined) return null;
  return (
    <MuiLink href={external_url} target="_blank" rel="noreferrer">
      {t('atShop')}
      <OpenInNew aria-hidden sx={{ fontSize: 12, ml: 1, verticalAlign: -1 }} />
    </MuiLink>
  );
};

export const postColumns = (t: TFunction<'blogs'>, format: Format) =>
  listColumns<Post>([
    {
      id: 'image',
      header: t('column.image'),
      width: 56,
      role: 'picture',
      fixed: true,
      bareHead: true,
      cell: ({ image }) => <Thumb src={image?.src} alt="" />,
    },
    {
      id: 'title',
      header: t('column.title'),
      minWidth: 200,
      role: 'title',
      sort: 'title',
      csv: ({ title }) => title,
      cell: ({ title }) => (
        <Stacked title={title}>
          <b>{postName(t, title)}</b>
        </Stacked>
      ),
    },
    {
      id: 'status',
      header: t('column.status'),
      width: widthOfChips(POST_STATUSES.map((status) => statusName(t, status))),
      role: 'status',
      csv: ({ status }) => statusName(t, status),
      cell: ({ status }) => <StatusChip tone={statusTone(status)} label={statusName(t, status)} />,
    },
    {
      id: 'standing',
      header: t('column.standing'),
      minWidth: 150,
      rank: 2,
      csv: ({ external_url }) => external_url ?? '',
      cell: (post) => <Below post={post} t={t} />,
    },
    {
      id: 'store',
      header: t('column.store'),
      width: 140,
      rank: 1,
      csv: ({ store }) => store?.sto_name ?? '',
      cell: ({ store }) => <Words>{store?.sto_name ?? t('noStore')}</Words>,
    },
    {
      id: 'tags',
      header: t('column.tags'),
      width: 150,
      rank: 4,
      hidden: true,
      csv: ({ tags }) => tags.join(', '),
      cell: ({ tags }) => <Stacked title={tags.join(', ')}>{tags.join(', ')}</Stacked>,
    },
    timeColumn(format, {
      id: 'publish',
      header: t('column.publish'),
      sort: 'publish_at',
      rank: 3,
      at: ({ publish_at, published_at }) => publish_at ?? published_at ?? null,
    }),
    timeColumn(format, { id: 'updated', header: t('column.updated'), sort: 'updated_at', rank: 5, at: ({ updated_at }) => updated_at }),
  ]);
