import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NAVBAR_HEIGHT } from '../../theme';
import { Brand } from './Brand';
import type { NavigationEntry, NavigationGroup } from './navigation';
import { MENU_SHADOW_AFTER, scrolledShadow } from './navbar-style';
import { SidebarLink } from './SidebarLink';

export interface SidebarProps {
  readonly groups: readonly NavigationGroup[];
  /** The entry the person is at. */
  readonly current: NavigationEntry | undefined;
  readonly onNavigate?: () => void;
  /** Beside the brand, such as the switch that collapses the menu. */
  readonly children?: ReactNode;
}

/** The main menu. It fills the height it is given and scrolls by itself. */
export const Sidebar = ({ groups, current, onNavigate, children }: SidebarProps) => {
  const { t } = useTranslation('shell');
  const [scrolled, setScrolled] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  // Where somebody arrives by an address or a shortcut, the menu shows them where they are.
  useEffect(() => {
    // Within the menu only: the page itself stays where it is.
    const [frame, entry] = [list.current, list.current?.querySelector('[aria-current]')].map((each) => each?.getBoundingClientRect());
    if (!frame || !entry || (entry.top >= frame.top && entry.bottom <= frame.bottom)) return;
    list.current?.scrollBy?.({ top: entry.top < frame.top ? entry.top - frame.top : entry.bottom - frame.bottom });
  }, [current]);

  return (
    <Box component="nav" aria-label={t('nav.label')} sx={{ display: 'flex', flexDirection: 'column', height: '100%', overflow: 'hidden' }}>
      <Box
        data-scrolled={scrolled ? '' : undefined}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          flexShrink: 0,
          height: NAVBAR_HEIGHT,
          paddingInline: 5,
          zIndex: 1,
          ...scrolledShadow,
        }}
      >
        <Brand />
        {children}
      </Box>
      <Box
        ref={list}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > MENU_SHADOW_AFTER)}
        // What is spoken only is placed within, and scrolls along; else it would make the page higher than the window.
        sx={{ position: 'relative', overflowY: 'auto', overflowX: 'hidden', flex: 1, pb: 4, scrollbarWidth: 'thin' }}
      >
        {groups.map((group) => (
          <section key={group.id} aria-labelledby={`nav-${group.id}`}>
            <Typography
              id={`nav-${group.id}`}
              variant="overline"
              component="h2"
              noWrap
              sx={group.id === 'top' ? hidden : { color: 'text.secondary', paddingInline: 5, pt: 4, pb: 1.5 }}
            >
              {t(`nav.${group.label}`)}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, paddingInline: 2, paddingBlock: 0 }}>
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

/** Spoken, not shown: the first group needs no heading for the eye. */
const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
