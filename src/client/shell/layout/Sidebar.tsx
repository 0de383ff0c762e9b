import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NAVBAR_HEIGHT } from '../../theme';
import { Brand } from './Brand';
import type { NavigationEntry, NavigationGroup } from './navigation';

export interface SidebarProps {
  readonly groups: readonly NavigationGroup[];
  /** The entry the person is at. */
  readonly current: NavigationEntry | undefined;
  readonly onNavigate?: () => void;
}

/** The main menu. */
export const Sidebar = ({ groups, current, onNavigate }: SidebarProps) => {
  const { t } = useTranslation('shell');
  return (
    <Box component="nav" aria-label={t('nav.label')} sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box sx={{ height: NAVBAR_HEIGHT, display: 'flex', alignItems: 'center', px: 5, flexShrink: 0 }}>
        <Brand />
      </Box>
      <Box sx={{ overflowY: 'auto', flex: 1, pb: 4 }}>
        {groups.map((group) => (
          <List
            key={group.id}
            dense
            disablePadding
            subheader={
              <ListSubheader
                disableSticky
                sx={{ bgcolor: 'transparent', typography: 'overline', color: 'text.secondary', px: 5, pt: 3, pb: 1 }}
              >
                {t(`nav.${group.label}`)}
              </ListSubheader>
            }
          >
            {group.entries.map((entry) => (
              <SidebarEntry key={entry.id} entry={entry} current={entry.id === current?.id} onNavigate={onNavigate} />
            ))}
          </List>
        ))}
      </Box>
    </Box>
  );
};

interface SidebarEntryProps {
  readonly entry: NavigationEntry;
  readonly current: boolean;
  readonly onNavigate: (() => void) | undefined;
}

const SidebarEntry = ({ entry: { route, label, Icon, external }, current, onNavigate }: SidebarEntryProps) => {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const link = external
    ? {
        component: 'a' as const,
        href: route,
        target: '_blank',
        rel: 'noreferrer',
        'aria-label': `${t(`nav.${label}`)}, ${common('opensNewTab')}`,
      }
    : { component: Link, to: route };
  return (
    <ListItem disablePadding sx={{ px: 2 }}>
      <ListItemButton
        {...link}
        selected={current}
        aria-current={current ? 'page' : undefined}
        onClick={onNavigate}
        sx={{
          borderRadius: 1,
          minHeight: 34,
          px: 3,
          py: 0,
          my: '1px',
          color: 'text.secondary',
          '&.Mui-selected': { color: 'primary.main', fontWeight: 600 },
        }}
      >
        <ListItemIcon>
          <Icon />
        </ListItemIcon>
        <ListItemText
          primary={t(`nav.${label}`)}
          slotProps={{ primary: { variant: 'body2', sx: { fontWeight: 'inherit', color: current ? 'primary.main' : 'text.primary' } } }}
        />
      </ListItemButton>
    </ListItem>
  );
};
