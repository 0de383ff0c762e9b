import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import type { EditorSide } from '../../../editor/document/types';

export interface SideTabsProps {
  readonly sides: readonly EditorSide[];
  readonly shown: string;
  readonly onShow: (sideId: string) => void;
}

/** The product's sides; a dot marks those with something on them. */
export const SideTabs = ({ sides, shown, onShow }: SideTabsProps) => {
  const { t } = useTranslation('editor');
  return (
    <Paper elevation={1} role="group" aria-label={t('stage.sides')} sx={{ display: 'flex', p: 1, gap: 1 }}>
      {sides.map(({ id, name, garment, order }) => (
        <ButtonBase
          key={id}
          aria-pressed={id === shown}
          onClick={() => onShow(id)}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            width: 60,
            px: 1,
            pt: 1,
            pb: 0.5,
            borderRadius: 1,
            fontSize: 12,
            fontWeight: id === shown ? 600 : 400,
            color: id === shown ? 'primary.main' : 'text.secondary',
            bgcolor: id === shown ? 'action.selected' : undefined,
            '&:hover': { bgcolor: 'action.hover' },
            '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
          }}
        >
          <Box sx={{ position: 'relative', width: 36, height: 36, borderRadius: 1, bgcolor: 'background.picture' }}>
            {garment && <Box component="img" src={garment.url} alt="" sx={{ width: 1, height: 1, objectFit: 'contain' }} />}
            {order.length > 0 && (
              <Box sx={{ position: 'absolute', right: -3, top: -3, width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' }} />
            )}
          </Box>
          {name}
        </ButtonBase>
      ))}
    </Paper>
  );
};
