import { useCallback } from 'react';
import type { SceneSide } from '../../../../../scene/document';
import { DrawnPicture } from './DrawnPicture';
import { useDrawn, type Draw } from './use-drawn';

interface SidePictureProps {
  readonly side: SceneSide;
  /** CSS pixels. */
  readonly width: number;
  /** As wide as its place; `width` is then how wide that is about. */
  readonly fluid?: boolean;
  /** Where the pictures lie of a side that is not the open design's. */
  readonly savedUrlOf?: (fileId: string) => string | undefined;
}

/** A small live picture of a side; the bare garment until it is drawn. */
export const SidePicture = ({ side, width, fluid = false, savedUrlOf }: SidePictureProps) => {
  const draw: Draw<HTMLCanvasElement> = useCallback(
    ({ drawSide, savedAssets }, designAssets) =>
      drawSide(side, savedUrlOf ? savedAssets(savedUrlOf) : designAssets, width * window.devicePixelRatio),
    [side, width, savedUrlOf],
  );
  return <DrawnPicture canvas={useDrawn(draw)} placeholder={side.garment?.url ?? null} {...(!fluid && { width })} />;
};
