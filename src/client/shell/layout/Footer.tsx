import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { now } from '../../kernel/clock';
import { FOOTER_HEIGHT } from '../../theme';
import { Link as RouterLink } from '../../ui/Link';
import { brand } from './Brand';

/** Whose application this is, and on which terms. */
export const Footer = ({ sticky }: { readonly sticky: boolean }) => {
  const { t } = useTranslation('shell');
  return (
    <Box
      component="footer"
      data-footer={sticky ? 'sticky' : 'static'}
      sx={{
        position: sticky ? 'sticky' : 'static',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        alignItems: 'center',
        gap: 4,
        flexShrink: 0,
        minHeight: FOOTER_HEIGHT,
        paddingInline: { xs: 4, md: 6 },
        fontSize: 12,
        color: 'text.secondary',
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="span" sx={{ flex: 1 }}>
        © {new Date(now()).getFullYear()} {brand.name}
      </Box>
      <Link component={RouterLink} to={addresses.policy.print()} color="inherit" sx={target}>
        {t('nav.policy')}
      </Link>
      <Link component={RouterLink} to={addresses.terms.print()} color="inherit" sx={target}>
        {t('nav.terms')}
      </Link>
    </Box>
  );
};

/** Large enough for a finger (WCAG 2.5.8). */
const target = { minHeight: 24, display: 'inline-flex', alignItems: 'center' } as const;
