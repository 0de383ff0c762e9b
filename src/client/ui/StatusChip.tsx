import CheckCircle from './icons/CheckCircleOutlined';
import ErrorIcon from './icons/ErrorOutlined';
import HourglassEmpty from './icons/HourglassEmpty';
import Info from './icons/InfoOutlined';
import PauseCircle from './icons/PauseCircleOutlined';
import WarningAmber from './icons/WarningAmber';
import type { Icon as IconComponent } from './styles';
import Box from '@mui/material/Box';

export type Tone = 'good' | 'bad' | 'warning' | 'waiting' | 'paused' | 'neutral';

const tones: Readonly<Record<Tone, { readonly colour: 'success' | 'error' | 'warning' | 'info' | null; readonly Icon: IconComponent }>> = {
  good: { colour: 'success', Icon: CheckCircle },
  bad: { colour: 'error', Icon: ErrorIcon },
  warning: { colour: 'warning', Icon: WarningAmber },
  waiting: { colour: 'info', Icon: HourglassEmpty },
  paused: { colour: null, Icon: PauseCircle },
  neutral: { colour: null, Icon: Info },
};

/** A state as icon and word; the colour only repeats what they say. */
export const StatusChip = ({ tone, label }: { readonly tone: Tone; readonly label: string }) => {
  const { colour, Icon } = tones[tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        height: 22,
        pl: 1,
        pr: 2,
        borderRadius: 1,
        fontSize: 12,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        color: colour ? `${colour}.dark` : 'text.secondary',
        bgcolor: colour ? `${colour}.light` : 'background.subtle',
      }}
    >
      <Icon sx={{ fontSize: 14 }} aria-hidden />
      <bdi>{label}</bdi>
    </Box>
  );
};
