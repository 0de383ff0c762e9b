import ArrowBack from '../../ui/icons/ArrowBack';
import ArrowForward from '../../ui/icons/ArrowForward';
import History from '../../ui/icons/History';
import Redo from '../../ui/icons/Redo';
import Save from '../../ui/icons/SaveOutlined';
import Undo from '../../ui/icons/Undo';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { EDITOR_STEPS, type EditorStep } from '../../editor/ui';
import { Hint } from '../../ui/Hint';
import { Link } from '../../ui/Link';
import { unseenBelow } from '../../ui/styles';
import { HistoryMenu } from './lazy-parts';
import { SaveState, type SaveStateProps } from './SaveState';
import type { Commands } from './use-commands';

interface EditorBarProps {
  readonly name: string;
  readonly step: EditorStep;
  readonly safety: SaveStateProps;
  /** How the design stands with printing. */
  readonly checks: ReactNode;
  readonly commands: Commands;
  readonly onStep: (step: EditorStep) => void;
}

/** Where one is, what one can take back, and the way on. */
export const EditorBar = ({ name, step, safety, checks, commands, onStep }: EditorBarProps) => {
  const { t } = useTranslation('editor');
  const [historyAt, setHistoryAt] = useState<HTMLElement | null>(null);
  const next = EDITOR_STEPS[EDITOR_STEPS.indexOf(step) + 1];
  const history = (command: 'undo' | 'redo', Icon: typeof Undo) => (
    <Hint title={t(`commands.${command}`)}>
      <span>
        <IconButton aria-label={t(`commands.${command}`)} disabled={!commands.enabled[command]} onClick={() => commands.run(command)}>
          <Icon />
        </IconButton>
      </span>
    </Hint>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto 1fr auto', lg: '1fr auto 1fr' },
        alignItems: 'center',
        gap: { xs: 1, md: 4 },
        height: 52,
        flexShrink: 0,
        px: { xs: 1, md: 4 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, md: 2 }, minWidth: 0 }}>
        <Hint title={t('backToProducts')}>
          <IconButton component={Link} to={addresses.productTypes.print()} aria-label={t('backToProducts')}>
            <ArrowBack />
          </IconButton>
        </Hint>
        <Typography variant="h2" component="h1" noWrap sx={[{ fontSize: 15 }, unseenBelow('md')]}>
          {name}
        </Typography>
        <Box sx={{ display: 'flex', marginInlineStart: { md: 2 } }}>
          {history('undo', Undo)}
          {history('redo', Redo)}
          <Hint title={t('history.title')}>
            <IconButton aria-label={t('history.title')} aria-haspopup="menu" onClick={(event) => setHistoryAt(event.currentTarget)}>
              <History />
            </IconButton>
          </Hint>
          <Suspense>{historyAt && <HistoryMenu anchor={historyAt} onClose={() => setHistoryAt(null)} />}</Suspense>
        </Box>
      </Box>
      <Box
        component="nav"
        aria-label={t('steps.label')}
        sx={{ display: 'flex', justifyContent: 'center', gap: { xs: 0, sm: 1 }, minWidth: 0 }}
      >
        {EDITOR_STEPS.map((one, index) => (
          <StepButton key={one} index={index} label={t(`steps.${one}`)} current={one === step} onClick={() => onStep(one)} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: { xs: 1, md: 3 }, minWidth: 0 }}>
        <SaveState {...safety} />
        {checks}
        <WayOn
          variant="outlined"
          Icon={Save}
          label={t('commands.save')}
          disabled={!commands.enabled.save}
          onClick={() => commands.run('save')}
        />
        {next && <WayOn variant="contained" Icon={ArrowForward} label={t('bar.next')} onClick={() => onStep(next)} />}
      </Box>
    </Box>
  );
};

interface WayOnProps extends Pick<ButtonProps, 'variant' | 'disabled' | 'onClick'> {
  readonly Icon: typeof Save;
  readonly label: string;
}

/** A button of the bar's end: its word, or where there is no room for words, its sign. */
const WayOn = ({ Icon, label, ...button }: WayOnProps) => (
  <Button {...button} sx={{ flexShrink: 0, minWidth: { xs: 36, sm: 64 }, px: { xs: 0, sm: 3 } }}>
    <Icon sx={{ display: { sm: 'none' }, fontSize: 20 }} />
    <Box component="span" sx={unseenBelow('sm')}>
      {label}
    </Box>
  </Button>
);

interface StepButtonProps {
  readonly index: number;
  readonly label: string;
  readonly current: boolean;
  readonly onClick: () => void;
}

const StepButton = ({ index, label, current, onClick }: StepButtonProps) => (
  <ButtonBase
    aria-current={current ? 'step' : undefined}
    onClick={onClick}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      height: 36,
      px: { xs: 1, sm: 2, md: 3 },
      borderRadius: 1.5,
      fontSize: 13,
      fontWeight: current ? 600 : 500,
      color: current ? 'text.primary' : 'text.secondary',
      '&:hover': { bgcolor: 'action.hover' },
      '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
    }}
  >
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 20,
        height: 20,
        borderRadius: '50%',
        fontSize: 11,
        fontWeight: 600,
        bgcolor: current ? 'primary.main' : 'background.subtle',
        color: current ? 'primary.contrastText' : 'text.secondary',
      }}
    >
      {index + 1}
    </Box>
    <Box component="span" sx={current ? unseenBelow('md') : unseenBelow('lg')}>
      {label}
    </Box>
  </ButtonBase>
);
