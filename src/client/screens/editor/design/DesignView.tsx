import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelSection } from './PanelSection';

export interface DesignViewProps {
  readonly rail: ReactNode;
  /** Null: closed. */
  readonly panel: ReactNode | null;
  readonly stage: ReactNode;
  readonly sides: ReactNode;
  readonly zoom: ReactNode;
  readonly layers: ReactNode;
  readonly properties: ReactNode;
}

/** Tools left, the stage in the middle, layers and properties right. */
export const DesignView = ({ rail, panel, stage, sides, zoom, layers, properties }: DesignViewProps) => {
  const { t } = useTranslation('editor');
  return (
    <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
      {rail}
      {panel !== null && (
        <Box id="editor-panel" sx={{ width: 264, flexShrink: 0, overflowY: 'auto', p: 4, borderRight: 1, borderColor: 'divider' }}>
          {panel}
        </Box>
      )}
      <Box sx={{ position: 'relative', flex: 1, minWidth: 0, bgcolor: 'background.stage' }}>
        {stage}
        <Box sx={{ position: 'absolute', left: 16, bottom: 16 }}>{sides}</Box>
        <Box sx={{ position: 'absolute', right: 16, bottom: 16 }}>{zoom}</Box>
      </Box>
      <Box component="aside" sx={{ width: 272, flexShrink: 0, overflowY: 'auto', p: 4, borderLeft: 1, borderColor: 'divider' }}>
        <PanelSection title={t('layers.title')}>{layers}</PanelSection>
        {properties}
      </Box>
    </Box>
  );
};
