import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { WrittenPost } from '../../../entities/written-posts';

/** Whether what was written is safe; said aloud when it is not. */
export const SaveLine = ({ written: { state, id, error }, onRetry }: { readonly written: WrittenPost; readonly onRetry: () => void }) => {
  const { t } = useTranslation('blogs');
  if (state === 'reading' || (state === 'kept' && id === null)) return null;
  const isBad = state === 'failed' || state === 'conflict';
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, fontSize: 13, color: isBad ? 'error.main' : 'text.secondary' }}>
      {t(`save.${state}`)}
      {state === 'failed' && error?.wordless && (
        <Button size="small" onClick={onRetry}>
          {t('save.again')}
        </Button>
      )}
    </Box>
  );
};
