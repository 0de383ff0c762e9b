import OpenInNew from '../../ui/icons/OpenInNew';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { Listing } from '../../entities/listings';
import { useShare } from '../../shell/documents/use-share';
import { useFormat } from '../../ui/format';

interface SharedLineProps {
  readonly item: Listing['items'][number];
  /** The person may share it. */
  readonly may: boolean;
}

/** The document an item is shared as from a store, and sharing it; nothing where the store has no account to share it by. */
export const SharedLine = ({ item: { _id, issuu, store }, may }: SharedLineProps) => {
  const { t } = useTranslation('items');
  const format = useFormat();
  const { share, pending } = useShare(t('share.begun'));
  const shares = may && store.issuu_token !== '';
  if (!issuu && !shares) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      {issuu && (
        <MuiLink href={issuu.url} target="_blank" rel="noreferrer" title={format.dateTime(issuu.time)}>
          {t('share.document')} <OpenInNew sx={{ fontSize: 12 }} aria-hidden />
        </MuiLink>
      )}
      {shares && (
        <Button size="small" sx={issuu ? {} : { marginInlineStart: -3 }} loading={pending} onClick={() => share(_id)}>
          {t(issuu ? 'share.again' : 'share.one')}
        </Button>
      )}
    </Box>
  );
};
