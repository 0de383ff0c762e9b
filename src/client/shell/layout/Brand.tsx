import Box from '@mui/material/Box';
import { addresses } from '../../../domain/addresses/addresses';
import { brandFor } from '../../../domain/people/brand';
import { Link } from '../../ui/Link';
import { hub } from '../session/hub';

/** The brand of the host the page came from. */
export const brand = brandFor(window.location.hostname, hub.brands ?? {});

/** Mark and name; leads to the start page. */
export const Brand = () => (
  <Box
    component={Link}
    to={addresses.start.print()}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2.5,
      minWidth: 0,
      color: 'text.primary',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      fontSize: 15,
      fontWeight: 600,
      borderRadius: 1,
      '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
    }}
  >
    <Box component="img" src={brand.logo} alt="" width={24} height={24} sx={{ flexShrink: 0 }} />
    <span>{brand.name}</span>
  </Box>
);
