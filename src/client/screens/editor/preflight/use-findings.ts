import { dequal } from 'dequal/lite';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { preflight, type Finding, type PreflightFacts, type PreflightPicture } from '../../../../domain/print/preflight';
import { presetPrintOf } from '../../../../domain/print/print-file';
import { hostFiles } from '../../../../scene/host-faces';
import type { SceneLayer } from '../../../../scene/document';
import { addWebFonts } from '../../../../scene/web-assets';
import { measureTexts } from '../../../editor/canvas/letters';
import { sceneOf, usedAssets } from '../../../editor/document/convert';
import { drawnOf } from '../../../editor/geometry/boxes';
import { selectDocument } from '../../../editor/selectors';
import type { EditorDocument } from '../../../editor/document/types';
import { files } from '../../../entities/files';
import { fonts } from '../../../entities/fonts';
import type { Preset } from '../../../entities/presets';
import { useList } from '../../../kernel/hooks';
import type { Root } from '../root';
import { useFontsSeen } from './use-fonts-seen';

/** The server's largest page. */
const OWN_FONTS = { perpage: 100, variables: { provider: 'custom' } };

type Pictures = Readonly<Record<string, PreflightPicture>>;

/** What is known of the pictures the design names. One whose row has not come yet is ready as far as anybody knows. */
const selectPictures = (state: Root): Pictures =>
  Object.fromEntries(
    [...usedAssets(selectDocument(state))].map((assetId): [string, PreflightPicture] => {
      const asset = state.editor.assets[assetId];
      const row = files.selectById(state, asset?.fileId ?? assetId);
      const size = row?.width && row.height ? { width: row.width, height: row.height } : null;
      return [assetId, { status: asset?.status ?? 'ready', size }];
    }),
  );

const familiesIn = (document: EditorDocument): readonly string[] => [
  ...new Set(
    Object.values(document.sides).flatMap(({ layers }) =>
      Object.values(layers).flatMap((layer) => (layer.type === 'text' ? [layer.fontFamily] : [])),
    ),
  ),
];

/** Asks for the container's own fonts where the design names one the page was not told of; true once every font there is is known. */
const useOwnFonts = (document: EditorDocument): boolean => {
  const complete = familiesIn(document).every((family) => hostFiles(family));
  const [asked, setAsked] = useState(false);
  if (!complete && !asked) setAsked(true);
  const { rows, loading } = useList(fonts, OWN_FONTS, { skip: !asked });
  useEffect(() => addWebFonts(rows), [rows]);
  return complete || (asked && !loading);
};

/** What there is to be said of the open design before it is printed, the gravest first; follows it a moment after each gesture. */
export const useFindings = (preset: Preset): readonly Finding[] => {
  const document = useDeferredValue(useSelector(selectDocument));
  const pictures = useSelector(selectPictures, dequal);
  const fontsSeen = useFontsSeen();
  const fontsKnown = useOwnFonts(document);
  return useMemo(() => {
    measureTexts();
    const facts: PreflightFacts = {
      printOf: (sideId) => presetPrintOf(sideId, preset.print_areas),
      pictureOf: (fileId) => pictures[fileId] ?? { status: 'ready', size: null },
      hasFont: (family) => !fontsKnown || hostFiles(family) !== undefined,
      drawnOf: (layer) => drawnOf(layer as SceneLayer),
    };
    const sides = document.order.flatMap((id) => document.sides[id] ?? []);
    return preflight(
      sides.map((side) => sceneOf(side, document.color)),
      facts,
    );
    // `fontsSeen`: what the rules ask about fonts is not React's to see.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [document, pictures, preset, fontsSeen, fontsKnown]);
};
