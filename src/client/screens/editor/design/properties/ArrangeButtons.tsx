import AlignHorizontalCenter from '@mui/icons-material/AlignHorizontalCenter';
import AlignHorizontalLeft from '@mui/icons-material/AlignHorizontalLeft';
import AlignHorizontalRight from '@mui/icons-material/AlignHorizontalRight';
import AlignVerticalBottom from '@mui/icons-material/AlignVerticalBottom';
import AlignVerticalCenter from '@mui/icons-material/AlignVerticalCenter';
import AlignVerticalTop from '@mui/icons-material/AlignVerticalTop';
import AspectRatio from '@mui/icons-material/AspectRatio';
import Flip from '@mui/icons-material/Flip';
import Rotate90DegreesCw from '@mui/icons-material/Rotate90DegreesCwOutlined';
import SwapVert from '@mui/icons-material/SwapVert';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import ViewStream from '@mui/icons-material/ViewStreamOutlined';
import ZoomOutMap from '@mui/icons-material/ZoomOutMap';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { CommandName } from '../../../../editor/commands';
import { Hint } from '../../../../ui/Hint';
import type { Commands } from '../../use-commands';
import { PanelSection } from '../PanelSection';

/** Icons of the commands that place layers, in the order they are offered. */
const arrangeIcons = {
  alignLeft: AlignHorizontalLeft,
  alignCenter: AlignHorizontalCenter,
  alignRight: AlignHorizontalRight,
  alignTop: AlignVerticalTop,
  alignMiddle: AlignVerticalCenter,
  alignBottom: AlignVerticalBottom,
  distributeAcross: ViewColumn,
  distributeDown: ViewStream,
  flipX: Flip,
  flipY: SwapVert,
  rotate90: Rotate90DegreesCw,
  fitArea: AspectRatio,
  fillArea: ZoomOutMap,
} as const satisfies Partial<Record<CommandName, typeof Flip>>;

type Name = keyof typeof arrangeIcons;

/** Alignment, distribution, mirroring and fitting at a press. One alone aligns to the print area, several to each other. */
export const ArrangeButtons = ({ commands, several }: { readonly commands: Commands; readonly several: boolean }) => {
  const { t } = useTranslation('editor');
  return (
    <PanelSection title={several ? t('properties.arrangeSeveral') : t('properties.arrange')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: 0.5, mx: -1 }}>
        {(Object.keys(arrangeIcons) as Name[]).map((name) => {
          const Icon = arrangeIcons[name];
          return (
            <Hint key={name} title={t(`commands.${name}`)}>
              <span>
                <IconButton aria-label={t(`commands.${name}`)} disabled={!commands.enabled[name]} onClick={() => commands.run(name)}>
                  <Icon sx={{ fontSize: 18 }} />
                </IconButton>
              </span>
            </Hint>
          );
        })}
      </Box>
    </PanelSection>
  );
};
