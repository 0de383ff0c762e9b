import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { User } from '../../entities/users';
import { Link } from '../../ui/Link';
import { entryAt, isPermitted, TOP_MENU } from './navigation';
import { navigationIcons } from './navigation-icons';

const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  height: 44,
  paddingInline: theme.spacing(3),
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.body2.fontSize,
  textDecoration: 'none',
  borderBlockEnd: '2px solid transparent',
  '& svg': { color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    fontWeight: 600,
    '& svg': { color: 'inherit' },
  },
}));

/** The menu of the horizontal layout (specification 2, §2). */
export const TopMenu = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const entries = TOP_MENU.filter((entry) => isPermitted(user, entry));
  const current = entryAt(pathname, [{ id: 'top', label: 'top', entries }]);
  return (
    <Box component="nav" aria-label={t('nav.topMenu')} sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.sidebar' }}>
      <Box component="ul" sx={{ display: 'flex', listStyle: 'none', m: 0, paddingBlock: 0, paddingInline: { xs: 1, md: 3 } }}>
        {entries.map((entry) => {
          const Icon = navigationIcons[entry.id];
          return (
            <li key={entry.id}>
              <Entry to={entry.route} aria-current={entry === current ? 'page' : undefined}>
                <Icon />
                {t(`nav.${entry.label}`)}
              </Entry>
            </li>
          );
        })}
      </Box>
    </Box>
  );
};
