import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { isNearlyUsed, isUsedUp } from '../../../domain/stores/store-warning';
import { useFormat } from '../../ui/format';

interface QuotaProps {
  /** New products in the span. */
  readonly used: number;
  /** As many as the store takes in it; 0: as many as come. */
  readonly most: number;
}

/** How much of a store's limit is used up, in figures and as a bar. */
export const Quota = ({ used, most }: QuotaProps) => {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const share = most > 0 ? Math.min(1, used / most) : 0;
  const colour = isUsedUp(used, most) ? 'error.main' : isNearlyUsed(used, most) ? 'warning.main' : 'primary.main';
  return (
    <Box sx={{ display: 'inline-flex', flexDirection: 'column', gap: 1, minWidth: 44 }}>
      <Box component="span" sx={{ unicodeBidi: 'plaintext' }}>
        {format.count(used)}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' / '}
          {most > 0 ? (
            format.count(most)
          ) : (
            <span role="img" aria-label={t('unlimited')}>
              ∞
            </span>
          )}
        </Box>
      </Box>
      {most > 0 && (
        <Box aria-hidden sx={{ height: 3, borderRadius: 2, bgcolor: 'background.subtle' }}>
          <Box sx={{ height: 1, width: `${share * 100}%`, borderRadius: 2, bgcolor: colour }} />
        </Box>
      )}
    </Box>
  );
};
