import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Mark and name; leads to the start page. */
export const Brand = () => {
  const { t } = useTranslation('shell');
  return (
    <Box
      component={Link}
      to="/"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2.5,
        color: 'text.primary',
        textDecoration: 'none',
        fontSize: 15,
        fontWeight: 600,
      }}
    >
      <Box component="img" src="/static/brand/favicon.svg" alt="" width={24} height={24} />
      {t('product')}
    </Box>
  );
};
