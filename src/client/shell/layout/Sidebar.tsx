import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { NAVBAR_HEIGHT } from '../../theme';
import { Brand } from './Brand';
import type { NavigationEntry, NavigationGroup } from './navigation';
import { SidebarLink } from './SidebarLink';

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
          <section key={group.id} aria-labelledby={`nav-${group.id}`}>
            <Typography id={`nav-${group.id}`} variant="overline" component="h2" sx={{ color: 'text.secondary', px: 5, pt: 4, pb: 1.5 }}>
              {t(`nav.${group.label}`)}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 2, py: 0 }}>
              {group.entries.map((entry) => (
                <li key={entry.id}>
                  <SidebarLink entry={entry} current={entry.id === current?.id} onNavigate={onNavigate} />
                </li>
              ))}
            </Box>
          </section>
        ))}
      </Box>
    </Box>
  );
};
