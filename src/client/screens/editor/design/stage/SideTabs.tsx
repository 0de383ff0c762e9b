import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import type { SceneSide } from '../../../../../scene/document';
import { SidePicture } from '../drawn/SidePicture';

interface SideTabsProps {
  readonly sides: readonly SceneSide[];
  readonly shown: string;
  readonly onShow: (sideId: string) => void;
}

const PICTURE = 44;

/** The product's sides, each as it looks now. */
export const SideTabs = ({ sides, shown, onShow }: SideTabsProps) => {
  const { t } = useTranslation('editor');
  return (
    <Paper elevation={1} role="group" aria-label={t('stage.sides')} sx={{ display: 'flex', p: 1, gap: 1, overflowX: 'auto' }}>
      {sides.map((side) => (
        <ButtonBase
          key={side.id}
          aria-pressed={side.id === shown}
          onClick={() => onShow(side.id)}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            flexShrink: 0,
            gap: 0.5,
            width: 60,
            p: 1,
            borderRadius: 1,
            fontSize: 12,
            fontWeight: side.id === shown ? 600 : 400,
            color: side.id === shown ? 'primary.main' : 'text.secondary',
            bgcolor: side.id === shown ? 'action.selected' : undefined,
            '&:hover': { bgcolor: 'action.hover' },
            '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
          }}
        >
          <SidePicture side={side} width={PICTURE} />
          <Box component="span" sx={{ maxWidth: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {side.name}
          </Box>
        </ButtonBase>
      ))}
    </Paper>
  );
};
