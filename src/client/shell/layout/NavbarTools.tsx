import SearchIcon from '../../ui/icons/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../entities/users';
import { BookmarkBar } from '../bookmarks/BookmarkBar';
import { useRecentPlaces } from '../palette/recent';
import { loadDrawerTexts } from '../../i18n';
import { closeReport, useReportOpen } from '../report/open-report';
import { NavbarSearch } from '../search/NavbarSearch';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { useDesktop } from './use-menu';

const CommandPalette = lazy(async () => ({
  default: (await import(/* webpackChunkName: "tools" */ '../palette/CommandPalette')).CommandPalette,
}));
const ShortcutSheet = lazy(async () => ({ default: (await import('../shortcuts/ShortcutSheet')).ShortcutSheet }));
const ReportDialog = lazy(async () => {
  const [{ ReportDialog: Part }] = await Promise.all([import(/* webpackChunkName: "tools" */ '../report/ReportDialog'), loadDrawerTexts()]);
  return { default: Part };
});

/** Bookmarks, search, palette and shortcuts: what helps to get around. Where there is no room, the palette stands for the search box. */
export const NavbarTools = ({
  user,
  bar,
}: {
  readonly user: User;
  /** False: the bar is hidden, and only the keys are heeded. */ readonly bar: boolean;
}) => {
  const { t } = useTranslation('navigation');
  const desktop = useDesktop();
  const [open, setOpen] = useState<'palette' | 'sheet' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const onPalette = useCallback(() => setOpen((old) => (old === 'palette' ? null : 'palette')), []);
  const onSheet = useCallback(() => setOpen('sheet'), []);
  const reporting = useReportOpen();
  useRecentPlaces(user._id);
  useShortcuts(user, { onPalette, onSheet });
  return (
    <>
      {bar && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
          <BookmarkBar icons={desktop} />
          {desktop ? (
            <NavbarSearch user={user} />
          ) : (
            <IconButton aria-label={t('palette.label')} aria-haspopup="dialog" onClick={onPalette}>
              <SearchIcon />
            </IconButton>
          )}
        </Box>
      )}
      <Suspense>
        {open === 'palette' && <CommandPalette user={user} onClose={close} onSheet={onSheet} />}
        {open === 'sheet' && <ShortcutSheet user={user} onClose={close} />}
        {reporting && <ReportDialog onClose={closeReport} />}
      </Suspense>
    </>
  );
};
