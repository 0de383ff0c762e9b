import Close from '../../../ui/icons/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelSection } from './PanelSection';

interface DesignViewProps {
  readonly rail: ReactNode;
  /** Null: closed. */
  readonly panel: { readonly title: string; readonly content: ReactNode } | null;
  readonly stage: ReactNode;
  readonly sides: ReactNode;
  readonly zoom: ReactNode;
  /** Null: closed, which it is on a narrow screen only. */
  readonly layers: ReactNode | null;
  readonly properties: ReactNode;
  readonly narrow: boolean;
  /** CSS pixels the rulers take of the stage's left edge; 0 without. */
  readonly rulers: number;
  readonly onClose: () => void;
}

/** Tools left, the stage in the middle, layers and properties right. On a narrow screen tools below, and the rest in sheets over the stage. */
export const DesignView = ({ rail, panel, stage, sides, zoom, layers, properties, narrow, rulers, onClose }: DesignViewProps) => {
  const { t } = useTranslation('editor');
  return (
    <Box sx={{ position: 'relative', display: 'flex', flexDirection: { xs: 'column-reverse', md: 'row' }, flex: 1, minHeight: 0 }}>
      {rail}
      {panel !== null && (
        <Box
          component="section"
          id="editor-panel"
          aria-label={panel.title}
          sx={{ ...(narrow ? sheet : column), width: { md: 272 }, ...start }}
        >
          {narrow && <SheetHead title={panel.title} onClose={onClose} />}
          <Suspense fallback={<PanelSkeleton />}>{panel.content}</Suspense>
        </Box>
      )}
      <Box sx={{ position: 'relative', flex: 1, order: { xs: 2, md: 0 }, minWidth: 0, minHeight: 0, bgcolor: 'background.stage' }}>
        {stage}
        {!(narrow && (panel !== null || layers !== null)) && (
          // The rulers stand on the left whatever the language.
          <Box style={{ left: rulers, right: 0 }} sx={bars}>
            <Box sx={{ minWidth: 0 }}>{sides}</Box>
            <Box sx={{ flexShrink: 0 }}>{zoom}</Box>
          </Box>
        )}
      </Box>
      {layers !== null && (
        <Box
          component="aside"
          id="editor-layers"
          aria-label={t('layers.title')}
          sx={{
            ...(narrow ? sheet : { ...column, overflowY: 'hidden', display: 'flex', flexDirection: 'column' }),
            width: { md: 272 },
            ...end,
          }}
        >
          {narrow && <SheetHead title={t('layers.title')} onClose={onClose} />}
          <Suspense>
            {narrow ? <Box sx={{ mb: 6 }}>{layers}</Box> : <PanelSection title={t('layers.title')}>{layers}</PanelSection>}
            <Box sx={{ flex: { md: 1 }, minHeight: 0, overflowY: { md: 'auto' }, mx: -4, px: 4, mb: { md: -4 } }}>{properties}</Box>
          </Suspense>
        </Box>
      )}
    </Box>
  );
};

/** The sides and the zoom, above the stage's lower edge. What lies between them is the stage's own. */
const bars = {
  position: 'absolute',
  bottom: { xs: 8, md: 16 },
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 2,
  px: { xs: 2, md: 4 },
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
} as const;

const column = { flexShrink: 0, overflowY: 'auto', p: 4, borderColor: 'divider' } as const;
const start = { borderInlineEnd: { md: 1 }, borderInlineEndColor: { md: 'divider' } } as const;
const end = { borderInlineStart: { md: 1 }, borderInlineStartColor: { md: 'divider' } } as const;

/** Between stage and tools. The stage has what is left, so that the whole of the side stays in sight. */
const sheet = {
  order: 1,
  flexShrink: 0,
  height: '46%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  px: 4,
  pb: 4,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

interface SheetHeadProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** What the sheet is, and the way back to the stage; it stays while the sheet is scrolled. */
const SheetHead = ({ title, onClose }: SheetHeadProps) => {
  const { t } = useTranslation('editor');
  return (
    <Box sx={sheetHead}>
      <Typography variant="h3" component="h2" noWrap>
        {title}
      </Typography>
      <IconButton edge="end" aria-label={t('panels.close', { name: title })} onClick={onClose} sx={{ width: 44, height: 44 }}>
        <Close />
      </IconButton>
    </Box>
  );
};

const sheetHead = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  mx: -4,
  px: 4,
  mb: 2,
  bgcolor: 'background.paper',
} as const;

const PanelSkeleton = () => (
  <Box aria-busy>
    {[40, 24, 120, 120].map((height, i) => (
      <Skeleton key={i} height={height} variant="rounded" sx={{ mb: 3 }} />
    ))}
  </Box>
);
