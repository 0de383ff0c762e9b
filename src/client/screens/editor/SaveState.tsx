import CloudDone from '../../ui/icons/CloudDoneOutlined';
import CloudOff from '../../ui/icons/CloudOffOutlined';
import CloudSync from '../../ui/icons/CloudSyncOutlined';
import ErrorOutlined from '../../ui/icons/ErrorOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import type { SaveStep } from '../../editor/save/actions';
import type { Safety } from '../../editor/selectors';
import { Hint } from '../../ui/Hint';
import { unseenBelow } from '../../ui/styles';

const icons = { saving: CloudSync, draft: CloudDone, saved: CloudDone, here: CloudOff } as const;

export interface SaveStateProps {
  readonly state: Safety;
  /** The step a save is at, and how many of its pictures are made; null: none runs. */
  readonly running: { readonly step: SaveStep; readonly made: number; readonly total: number } | null;
  /** Why the last save stopped; null: it did not, or the work went on since. */
  readonly failed: string | null;
  /** What else there is to say of the state; null: nothing. */
  readonly told: string | null;
  /** Leads to where the failure can be seen to. */
  readonly onFailed: () => void;
}

/** Whether the work is safe, and how far a save is. Where the words have no room they wrap out of sight, whole, and the icon stays with its hint. */
export const SaveState = ({ state, running, failed, told, onFailed }: SaveStateProps) => {
  const { t } = useTranslation('editor');
  const isFailed = failed !== null && !running;
  const Icon = running ? CloudSync : isFailed ? ErrorOutlined : state && icons[state];
  const words = running
    ? t(`bar.step.${running.step}`, { made: running.made, total: running.total })
    : isFailed
      ? t('bar.failed')
      : state && (told ?? t(`bar.${state}`));
  const shown = Icon && words && (
    <>
      <Hint title={isFailed ? failed : words}>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', height: 20 }}>
          <Icon sx={{ fontSize: 18 }} />
        </Box>
      </Hint>
      <Box component="span" sx={[{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }, unseenBelow('lg')]}>
        {words}
      </Box>
    </>
  );
  return (
    <Box role="status" sx={[line, { maxWidth: { xs: state === 'here' || isFailed ? 18 : 0, sm: 'none' } }]}>
      {isFailed ? (
        <ButtonBase onClick={onFailed} sx={[line, { font: 'inherit', color: 'error.main' }]}>
          {shown}
        </ButtonBase>
      ) : (
        shown
      )}
    </Box>
  );
};

/** One line high. It is what its words are placed in where they are there for screen readers only. */
const line = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: 1.5,
  minWidth: { sm: 18 },
  height: 20,
  overflow: 'hidden',
  color: 'text.secondary',
  fontSize: 12,
  lineHeight: '20px',
} as const;
