import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** The editor's places before its product has come. */
export const EditorSkeleton = () => {
  const { t } = useTranslation('editor');
  return (
    <Box role="status" aria-busy aria-label={t('loading')} sx={{ display: 'flex', flexDirection: 'column', height: 1 }}>
      <Box sx={{ height: 52, px: 4, display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
        <Skeleton width={220} height={24} />
      </Box>
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        <Box sx={{ display: { xs: 'none', md: 'block' }, width: 72, borderInlineEnd: 1, borderInlineEndColor: 'divider' }} />
        <Box sx={{ display: { xs: 'none', md: 'block' }, width: 272, p: 4, borderInlineEnd: 1, borderInlineEndColor: 'divider' }}>
          {Array.from({ length: 8 }, (_row, i) => (
            <Skeleton key={i} height={32} />
          ))}
        </Box>
        <Box sx={{ flex: 1, bgcolor: 'background.stage' }} />
        <Box sx={{ display: { xs: 'none', md: 'block' }, width: 272, p: 4, borderInlineStart: 1, borderInlineStartColor: 'divider' }}>
          <Skeleton height={120} variant="rounded" />
        </Box>
      </Box>
    </Box>
  );
};
