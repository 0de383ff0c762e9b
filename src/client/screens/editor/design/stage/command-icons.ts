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
import type { CommandName } from '../../../../editor/commands';

/** Icons of the commands that place layers, in the order they are offered. */
export const arrangeIcons = {
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
