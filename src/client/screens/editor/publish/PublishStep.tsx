import { useId, useMemo, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { faultsOf } from '../../../../domain/print/preflight';
import { presetPrintOf, PRINT_DENSITY, printFileSize } from '../../../../domain/print/print-file';
import { colorsOnSale, lossOnSale, priceRange, variantRows } from '../../../../domain/listing/product-form';
import type { Preset } from '../../../entities/presets';
import { canvasAssets } from '../../../editor/canvas/resources';
import { sceneOf } from '../../../editor/document/convert';
import { productActions } from '../../../editor/product/slice';
import { saveActions } from '../../../editor/save/actions';
import { picturesToMake } from '../../../editor/save/attempt';
import { selectAssetUrl, selectDocument, selectUnsaved } from '../../../editor/selectors';
import { uiActions } from '../../../editor/ui';
import { pushTask } from '../../../tasks/kinds';
import { PreflightSummary } from '../preflight/PreflightSummary';
import { useFindings } from '../preflight/use-findings';
import type { Root } from '../root';
import { ColorTiles } from './ColorTiles';
import { NameField } from './NameField';
import { PrintFiles } from './PrintFiles';
import { PublishView } from './PublishView';
import { SaveConflict } from './SaveConflict';
import { SidePreviews } from './SidePreviews';

interface PublishStepProps {
  readonly preset: Preset;
}

/** The Publish step: looks at everything once more and saves it. */
export const PublishStep = ({ preset }: PublishStepProps) => {
  const dispatch = useDispatch();
  const store = useStore<Root>();
  const document = useSelector(selectDocument);
  const { form, refusals } = useSelector(({ editor }: Root) => editor.product);
  const save = useSelector(({ editor }: Root) => editor.save);
  const { itemInfoId, mockupId } = useSelector(({ editor }: Root) => editor.session);
  const unsaved = useSelector(selectUnsaved);
  const findings = useFindings(preset);
  const reasonId = useId();
  const [shown, setShown] = useState<string | null>(null);
  const rows = useMemo(() => (form ? variantRows(form, preset) : []), [form, preset]);
  const colors = useMemo(() => (form ? colorsOnSale(form, preset) : []), [form, preset]);
  const sides = useMemo(
    () => document.order.flatMap((id) => document.sides[id] ?? []).map((side) => sceneOf(side, document.color)),
    [document],
  );
  const assets = useMemo(() => canvasAssets((assetId) => selectAssetUrl(store.getState(), assetId)), [store]);
  if (!form) return null;

  const printed = sides.filter(({ layers }) => layers.some(({ visible }) => visible));
  const [first] = printed;
  const color = colors.find(({ hex }) => hex === shown)?.hex ?? document.color;
  const blocked = faultsOf(findings).length > 0;
  return (
    <PublishView
      summary={{
        product: preset.name,
        variants: { chosen: rows.filter(({ selected }) => selected).length, total: rows.length },
        prices: priceRange(rows),
        loss: lossOnSale(rows),
        tags: form.tags,
      }}
      previews={
        <>
          <SidePreviews sides={sides} assets={assets} color={color} />
          {first && colors.length > 1 && <ColorTiles side={first} assets={assets} colors={colors} chosen={color} onChoose={setShown} />}
          {mockupId !== null && !unsaved && printed.length > 0 && (
            <PrintFiles
              rows={printed.map(({ id, name, printArea }) => ({
                sideId: id,
                name,
                dpi: PRINT_DENSITY,
                ...printFileSize(printArea, presetPrintOf(id, preset.print_areas)),
              }))}
              onDownload={(row) =>
                dispatch(
                  pushTask('printFiles', { mockupId, sideId: row?.sideId ?? null, of: row ? `${form.name}, ${row.name}` : form.name }),
                )
              }
            />
          )}
        </>
      }
      checks={<PreflightSummary findings={findings} reasonId={reasonId} />}
      blockedBy={blocked ? reasonId : null}
      conflict={<SaveConflict again />}
      save={save}
      pictures={{ made: Object.keys(save.previews).length, total: picturesToMake(document, form, preset).length }}
      name={<NameField name={form.name} refusals={refusals} onEdit={(name) => dispatch(productActions.edit({ name }))} />}
      itemId={unsaved || save.status === 'running' ? null : itemInfoId}
      onPublish={() => dispatch(saveActions.publish())}
      onStep={(step) => dispatch(uiActions.goToStep(step))}
    />
  );
};
