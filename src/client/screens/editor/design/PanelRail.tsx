import AutoAwesomeMosaic from '../../../ui/icons/AutoAwesomeMosaicOutlined';
import Category from '../../../ui/icons/CategoryOutlined';
import Checkroom from '../../../ui/icons/CheckroomOutlined';
import CloudUpload from '../../../ui/icons/CloudUploadOutlined';
import FlipCameraAndroid from '../../../ui/icons/FlipCameraAndroidOutlined';
import Layers from '../../../ui/icons/LayersOutlined';
import PhotoLibrary from '../../../ui/icons/PhotoLibraryOutlined';
import TextFields from '../../../ui/icons/TextFields';
import Tune from '../../../ui/icons/Tune';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { EDITOR_PANELS, type EditorPanel } from '../../../editor/ui';

const icons: Readonly<Record<EditorPanel, typeof Checkroom>> = {
  product: Checkroom,
  templates: AutoAwesomeMosaic,
  uploads: CloudUpload,
  designs: PhotoLibrary,
  cliparts: Category,
  text: TextFields,
  side: FlipCameraAndroid,
  document: Tune,
};

/** Width of the rail beside the stage, and its height below it, in pixels. */
const RAIL = 72;
const BOTTOM_RAIL = 60;

interface PanelRailProps {
  readonly open: EditorPanel | null;
  readonly onToggle: (panel: EditorPanel) => void;
  /** On a narrow screen the layers are one of the tools; null where they stand beside the stage. */
  readonly layers: { readonly open: boolean; readonly onToggle: () => void } | null;
}

/** The tools: left of the stage, or below it on a narrow screen. The chosen one's panel opens beside or above. */
export const PanelRail = ({ open, onToggle, layers }: PanelRailProps) => {
  const { t } = useTranslation('editor');
  return (
    <Box component="nav" aria-label={t('panels.label')} sx={rail}>
      {layers && (
        <RailButton Icon={Layers} label={t('layers.title')} controls="editor-layers" active={layers.open} onClick={layers.onToggle} />
      )}
      {EDITOR_PANELS.map((panel) => (
        <RailButton
          key={panel}
          Icon={icons[panel]}
          label={t(`panels.${panel}`)}
          controls="editor-panel"
          active={panel === open}
          onClick={() => onToggle(panel)}
        />
      ))}
    </Box>
  );
};

const rail = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  flexShrink: 0,
  gap: 0.5,
  width: { xs: 1, md: RAIL },
  height: { xs: BOTTOM_RAIL, md: 'auto' },
  p: 1,
  overflowX: { xs: 'auto', md: 'hidden' },
  overflowY: { md: 'auto' },
  borderColor: 'divider',
  borderTop: { xs: 1, md: 0 },
  borderInlineEnd: { md: 1 },
  bgcolor: 'background.sidebar',
} as const;

interface RailButtonProps {
  readonly Icon: typeof Checkroom;
  readonly label: string;
  readonly controls: string;
  readonly active: boolean;
  readonly onClick: () => void;
}

const RailButton = ({ Icon, label, controls, active, onClick }: RailButtonProps) => (
  <ButtonBase
    aria-expanded={active}
    aria-controls={active ? controls : undefined}
    onClick={onClick}
    sx={{
      display: 'flex',
      flexDirection: 'column',
      flexShrink: 0,
      gap: 0.5,
      width: { md: 1 },
      minWidth: 64,
      py: { xs: 1, md: 2 },
      px: { xs: 1, md: 0 },
      borderRadius: 1.5,
      fontSize: 11,
      fontWeight: 500,
      lineHeight: 1.3,
      color: active ? 'primary.main' : 'text.secondary',
      bgcolor: active ? 'action.selected' : undefined,
      '&:hover': { bgcolor: active ? 'action.selected' : 'action.hover' },
      '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
    }}
  >
    <Icon sx={{ fontSize: 22 }} />
    {label}
  </ButtonBase>
);
