import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { fileUses, type FileUse } from '../../entities/file-uses';
import { useList } from '../../kernel/hooks';
import { useMay, useMayDesign } from '../../shell/session/use-may';
import { Link as RouterLink } from '../../ui/Link';
import { ListFailure } from '../../ui/Message';

/** Where something that uses a file is worked on. */
const addressOf = ({ kind, _id, product_id }: FileUse): string => {
  if (kind === 'item_info') return addresses.internal.print({ _id });
  if (kind === 'store') return addresses.stores.print({ filter: 'all', store: _id });
  if (kind === 'mockup_design') return addresses.mockups.print({ filter: 'all', design: _id });
  return addresses.editor.print({ presetId: product_id ?? '', ...(kind === 'mockup' && { mockupId: _id }) });
};

const KINDS = ['mockup', 'mockup_preset', 'mockup_design', 'item_info', 'store'] as const;

/** What needs a file, each with the way there. */
export const FileUses = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('media');
  const [mayDesign, maySell, maySeeStores] = [useMayDesign(), useMay('item_info', 'view'), useMay('store', 'view')];
  /** A listing is the items' module; what else uses a file, but for stores, is made in the editor or beside it. */
  const may = ({ kind }: FileUse): boolean => (kind === 'item_info' ? maySell : kind === 'store' ? maySeeStores : mayDesign);
  const { rows, loading, error, reload } = useList(fileUses, { variables: { _id: id } });
  return (
    <Box component="section" aria-labelledby="file-uses">
      <Typography id="file-uses" variant="h3" sx={{ mb: 2 }}>
        {t('usedBy')}
      </Typography>
      {error && rows.length === 0 && <ListFailure error={error} onRetry={reload} />}
      {loading && <Skeleton variant="rounded" height={32} />}
      {!loading && !error && rows.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('unused')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((use) => {
          const kind = KINDS.find((each) => each === use.kind);
          return (
            <Box component="li" key={use._id} sx={{ py: 1 }}>
              {may(use) ? (
                <Link component={RouterLink} to={addressOf(use)}>
                  {use.name}
                </Link>
              ) : (
                use.name
              )}
              <Typography variant="caption" component="span" sx={{ color: 'text.secondary', marginInlineStart: 2 }}>
                {kind && t(`kind.${kind}`)}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};
