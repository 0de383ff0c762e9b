import OpenInNew from '../../../ui/icons/OpenInNew';
import Replay from '../../../ui/icons/Replay';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { TFunction } from 'i18next';
import { DOCUMENT_STATUSES } from '../../../../domain/documents/document';
import type { SharedDocument } from '../../../entities/shared-documents';
import { ItemName } from '../../../shell/lists/ItemName';
import type { Format } from '../../../ui/format';
import { Hint } from '../../../ui/Hint';
import { Words } from '../../../ui/list/cells';
import { actionsColumn, listColumns, widthOfChips } from '../../../ui/list/columns';
import { timeColumn } from '../../../ui/list/time-column';
import { refusalSentence } from '../../../ui/refusal';
import { StatusChip } from '../../../ui/StatusChip';
import { Thumb } from '../../../ui/Thumb';
import { documentStatusName, documentStatusTone } from './document-words';

/** Why a document is not shared, or where it is read. */
const Below = ({ document: { msg, url }, t }: { readonly document: SharedDocument; readonly t: TFunction<'blogs'> }) => {
  if (msg)
    return (
      <span data-failure>
        <Words>{refusalSentence({ message: msg.msg, refusal: msg.refusal, values: msg.values })}</Words>
      </span>
    );
  if (url === null) return null;
  return (
    <MuiLink href={url} target="_blank" rel="noreferrer">
      {t('documents.read')}
      <OpenInNew aria-hidden sx={{ fontSize: 12, ml: 1, verticalAlign: -1 }} />
    </MuiLink>
  );
};

interface DocumentColumnOptions {
  readonly t: TFunction<'blogs'>;
  readonly format: Format;
  /** Undefined: the person may not. */
  readonly onShare: ((document: SharedDocument) => void) | undefined;
}

export const documentColumns = ({ t, format, onShare }: DocumentColumnOptions) =>
  listColumns<SharedDocument>([
    {
      id: 'image',
      header: t('column.image'),
      width: 56,
      role: 'picture',
      fixed: true,
      bareHead: true,
      cell: ({ image }) => <Thumb src={image} alt="" />,
    },
    {
      id: 'name',
      header: t('documents.column.item'),
      minWidth: 180,
      role: 'title',
      sort: 'name',
      csv: ({ name }) => name,
      cell: ({ name, identity, sku }) => <ItemName name={name} identity={identity} sku={sku} />,
    },
    {
      id: 'status',
      header: t('column.status'),
      width: widthOfChips(DOCUMENT_STATUSES.map((status) => documentStatusName(t, status))),
      role: 'status',
      csv: ({ status }) => documentStatusName(t, status),
      cell: ({ status }) => <StatusChip tone={documentStatusTone(status)} label={documentStatusName(t, status)} />,
    },
    {
      id: 'standing',
      header: t('documents.column.where'),
      minWidth: 150,
      rank: 2,
      csv: ({ url }) => url ?? '',
      cell: (document) => <Below document={document} t={t} />,
    },
    {
      id: 'store',
      header: t('column.store'),
      width: 140,
      rank: 1,
      csv: ({ store }) => store.sto_name,
      cell: ({ store }) => <Words>{store.sto_name}</Words>,
    },
    timeColumn(format, {
      id: 'shared',
      header: t('documents.column.shared'),
      sort: 'shared_at',
      rank: 3,
      at: ({ shared_at }) => shared_at,
    }),
    timeColumn(format, {
      id: 'updated',
      header: t('column.updated'),
      sort: 'updated_at',
      rank: 5,
      hidden: true,
      at: ({ updated_at }) => updated_at,
    }),
    {
      ...actionsColumn(t('action.moreActions', { ns: 'common' }), 56),
      cell: (document) =>
        onShare &&
        document.status !== 'waiting' &&
        document.status !== 'sharing' && (
          <Hint title={t('documents.again')}>
            <IconButton aria-label={t('documents.againOf', { name: document.name })} onClick={() => onShare(document)}>
              <Replay />
            </IconButton>
          </Hint>
        ),
    },
  ]);
