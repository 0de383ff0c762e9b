import AlignHorizontalCenter from '../../../../ui/icons/AlignHorizontalCenter';
import AlignHorizontalLeft from '../../../../ui/icons/AlignHorizontalLeft';
import AlignHorizontalRight from '../../../../ui/icons/AlignHorizontalRight';
import AlignVerticalBottom from '../../../../ui/icons/AlignVerticalBottom';
import AlignVerticalCenter from '../../../../ui/icons/AlignVerticalCenter';
import AlignVerticalTop from '../../../../ui/icons/AlignVerticalTop';
import AspectRatio from '../../../../ui/icons/AspectRatio';
import Flip from '../../../../ui/icons/Flip';
import Rotate90DegreesCw from '../../../../ui/icons/Rotate90DegreesCwOutlined';
import SwapVert from '../../../../ui/icons/SwapVert';
import ViewColumn from '../../../../ui/icons/ViewColumnOutlined';
import ViewStream from '../../../../ui/icons/ViewStreamOutlined';
import ZoomOutMap from '../../../../ui/icons/ZoomOutMap';
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
