import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** Lets the keyboard jump over the menu. */
export const SkipLink = () => {
  const { t } = useTranslation('shell');
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        position: 'fixed',
        top: -48,
        left: 8,
        zIndex: 'tooltip',
        px: 3,
        py: 2,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus': { top: 8 },
      }}
    >
      {t('skip')}
    </Box>
  );
};
