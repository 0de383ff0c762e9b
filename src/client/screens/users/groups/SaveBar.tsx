import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FOOTER_HEIGHT } from '../../../theme';
import type { GrantChange, GroupField } from './group-form';

interface SaveBarProps {
  readonly changes: { readonly fields: readonly GroupField[]; readonly grants: readonly GrantChange[] };
  readonly pending: boolean;
  readonly onDiscard: () => void;
}

/** How many changes are named; the rest is counted. */
const NAMED = 3;

/** Stands at the foot of the page while something is not saved, and says what. */
export const SaveBar = ({ changes, pending, onDiscard }: SaveBarProps) => {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation('common');
  const told = [
    ...changes.fields.map((field) => t(`group.field.${field}`)),
    ...changes.grants.map(({ module, access, on }) =>
      t(on ? 'group.granted' : 'group.taken', { module: t(`module.${module}`), access: t(`access.${access}`) }),
    ),
  ];
  const rest = told.length - NAMED;
  return (
    <Box role="region" aria-label={t('group.unsaved', { count: told.length })} sx={bar}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{t('group.unsaved', { count: told.length })}</Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          {told.slice(0, NAMED).join(' · ')}
          {rest > 0 && ` · ${t('group.more', { count: rest })}`}
        </Typography>
      </Box>
      <Button onClick={onDiscard} disabled={pending}>
        {t('group.discard')}
      </Button>
      <Button type="submit" variant="contained" loading={pending}>
        {common('action.save')}
      </Button>
    </Box>
  );
};

const bar = {
  position: 'sticky',
  bottom: 0,
  // A footer that stays in sight stands below it.
  'body:has([data-footer="sticky"]) &': { bottom: FOOTER_HEIGHT },
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  mt: 6,
  py: 3,
  // Leaves the corner to the control that goes back to the top.
  paddingInlineEnd: 14,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
