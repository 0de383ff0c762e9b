import Checkroom from '@mui/icons-material/CheckroomOutlined';
import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import TextFields from '@mui/icons-material/TextFields';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import type { EditorPanel } from '../../../editor/ui';

const icons: Readonly<Record<EditorPanel, typeof Checkroom>> = { product: Checkroom, uploads: CloudUpload, text: TextFields };

export interface PanelRailProps {
  readonly open: EditorPanel | null;
  readonly onToggle: (panel: EditorPanel) => void;
}

/** The tools on the left; the chosen one's panel stands beside. */
export const PanelRail = ({ open, onToggle }: PanelRailProps) => {
  const { t } = useTranslation('editor');
  return (
    <Box
      component="nav"
      aria-label={t('panels.label')}
      sx={{ width: 72, flexShrink: 0, py: 2, px: 1, borderRight: 1, borderColor: 'divider', bgcolor: 'background.sidebar' }}
    >
      {(Object.keys(icons) as EditorPanel[]).map((panel) => {
        const Icon = icons[panel];
        const active = panel === open;
        return (
          <ButtonBase
            key={panel}
            aria-expanded={active}
            aria-controls="editor-panel"
            onClick={() => onToggle(panel)}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              gap: 1,
              width: 1,
              py: 2.5,
              mb: 1,
              borderRadius: 1.5,
              fontSize: 11,
              fontWeight: 500,
              color: active ? 'primary.main' : 'text.secondary',
              bgcolor: active ? 'action.selected' : undefined,
              '&:hover': { bgcolor: active ? 'action.selected' : 'action.hover' },
              '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
            }}
          >
            <Icon sx={{ fontSize: 22 }} />
            {t(`panels.${panel}`)}
          </ButtonBase>
        );
      })}
    </Box>
  );
};
