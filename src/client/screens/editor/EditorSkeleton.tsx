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
        <Box sx={{ width: 72, borderRight: 1, borderColor: 'divider' }} />
        <Box sx={{ width: 264, p: 4, borderRight: 1, borderColor: 'divider' }}>
          {Array.from({ length: 8 }, (_row, i) => (
            <Skeleton key={i} height={32} />
          ))}
        </Box>
        <Box sx={{ flex: 1, bgcolor: 'background.stage' }} />
        <Box sx={{ width: 272, p: 4, borderLeft: 1, borderColor: 'divider' }}>
          <Skeleton height={120} variant="rounded" />
        </Box>
      </Box>
    </Box>
  );
};
