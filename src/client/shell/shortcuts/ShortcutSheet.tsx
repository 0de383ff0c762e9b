import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { helpAt } from '../../../domain/help/sections';
import { helpAddress } from '../layout/navigation';
import { useWholeScreen } from '../layout/use-menu';
import { loadDrawerTexts } from '../../i18n';
import type { User } from '../../entities/users';
import { openReport } from '../report/open-report';
import { KeyCap } from './KeyCap';
import { JUMP_KEY, SHEET, type SheetLine } from './registry';
import { hasSingleKeys, setSingleKeys } from '../../ui/single-keys';
import { jumpsOf } from './use-shortcuts';

/** The editor has its own, which nobody needs elsewhere. */
const EditorShortcuts = lazy(async () => ({ default: (await import('./EditorShortcuts')).EditorShortcuts }));

/** Those of conversations are needed on their screen alone. */
const SupportShortcuts = lazy(async () => {
  const [{ SupportShortcuts: Part }] = await Promise.all([import('../support/SupportShortcuts'), loadDrawerTexts()]);
  return { default: Part };
});

/** And those of recordings on theirs. */
const RecordingShortcuts = lazy(async () => {
  const [{ RecordingShortcuts: Part }] = await Promise.all([
    import(/* webpackChunkName: "recordings" */ './RecordingShortcuts'),
    loadDrawerTexts(),
  ]);
  return { default: Part };
});

const SECTIONS = ['anywhere', 'search', 'list', 'orders', 'board'] as const;

/** All shortcuts, the jumps to the screens the person may see among them, and the switch that turns single keys off. */
export const ShortcutSheet = ({ user, onClose }: { readonly user: User; readonly onClose: () => void }) => {
  const { t } = useTranslation('navigation');
  const { t: shell } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const editor = useWholeScreen();
  // The queue's address is one of them.
  const { pathname } = useLocation();
  const support = addresses.support.parse(pathname) !== null;
  const recordings = addresses.qa.parse(pathname) !== null;
  const [single, setSingle] = useState(hasSingleKeys);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('shortcuts.title')}</DialogTitle>
      <DialogContent tabIndex={0} sx={{ columns: { xs: 1, sm: 2 }, columnGap: 8 }}>
        {editor && (
          <Suspense>
            <EditorShortcuts Section={Section} Line={Line} />
          </Suspense>
        )}
        {support && (
          <Suspense>
            <SupportShortcuts Section={Section} Line={Line} />
          </Suspense>
        )}
        {recordings && (
          <Suspense>
            <RecordingShortcuts Section={Section} Line={Line} />
          </Suspense>
        )}
        {SECTIONS.map((section) => (
          <Section key={section} title={t(`shortcuts.${section}`)}>
            {SHEET[section].map((line) => (
              <Line key={line.id} does={t(`shortcuts.does.${line.id}`)} keys={line.keys} />
            ))}
          </Section>
        ))}
        <Section title={t('shortcuts.jump')}>
          {[...jumpsOf(user)].map(([letter, { id, label }]) => (
            <Line key={id} does={shell(`nav.${label}`)} keys={[[JUMP_KEY, letter]]} />
          ))}
        </Section>
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between' }}>
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={single}
              onChange={(_event, on) => {
                setSingleKeys(on);
                setSingle(on);
              }}
            />
          }
          label={t('shortcuts.single')}
          slotProps={{ typography: { variant: 'body2' } }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button component="a" href={helpAddress(helpAt(pathname))} target="_blank" rel="noopener">
            {t('shortcuts.guide')}
          </Button>
          <Button
            onClick={() => {
              onClose();
              openReport();
            }}
          >
            {shell('user.report')}
          </Button>
          <Button onClick={onClose}>{common('action.close')}</Button>
        </Box>
      </DialogActions>
    </Dialog>
  );
};

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Section = ({ title, children }: SectionProps) => (
  <Box component="section" sx={{ mb: 4 }}>
    <Typography variant="overline" component="h3" sx={{ color: 'text.secondary', breakAfter: 'avoid' }}>
      {title}
    </Typography>
    <Box component="dl" sx={{ m: 0 }}>
      {children}
    </Box>
  </Box>
);

export interface LineProps {
  readonly does: string;
  readonly keys: SheetLine['keys'];
}

const Line = ({ does, keys }: LineProps) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, py: 1, breakInside: 'avoid' }}>
    <Typography component="dt" variant="body2">
      {does}
    </Typography>
    <Box component="dd" sx={{ m: 0, display: 'flex', gap: 2 }}>
      {keys.map((each) => (
        <KeyCap key={each.join(' ')} keys={each} />
      ))}
    </Box>
  </Box>
);
