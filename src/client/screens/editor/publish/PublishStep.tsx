import { useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { priceRange, variantRows } from '../../../../domain/product-form';
import type { Preset } from '../../../entities/presets';
import { canvasAssets } from '../../../editor/canvas/resources';
import { sceneOf } from '../../../editor/document/convert';
import { selectAssetUrl, selectDocument } from '../../../editor/selectors';
import { uiActions } from '../../../editor/ui';
import type { Root } from '../root';
import type { Commands } from '../use-commands';
import { PublishView } from './PublishView';
import { SidePreviews } from './SidePreviews';

export interface PublishStepProps {
  readonly preset: Preset;
  readonly commands: Commands;
}

/** The Publish step: looks at everything once more and saves it. */
export const PublishStep = ({ preset, commands }: PublishStepProps) => {
  const dispatch = useDispatch();
  const store = useStore<Root>();
  const document = useSelector(selectDocument);
  const form = useSelector(({ editor }: Root) => editor.product.form);
  const save = useSelector(({ editor }: Root) => editor.save);
  const itemInfoId = useSelector(({ editor }: Root) => editor.session.itemInfoId);
  const rows = useMemo(() => (form ? variantRows(form, preset) : []), [form, preset]);
  const sides = useMemo(
    () => document.order.flatMap((id) => document.sides[id] ?? []).map((side) => sceneOf(side, document.color)),
    [document],
  );
  const assets = useMemo(() => canvasAssets((assetId) => selectAssetUrl(store.getState(), assetId)), [store]);
  if (!form) return null;
  return (
    <PublishView
      summary={{
        product: preset.name,
        name: form.name,
        variants: { chosen: rows.filter(({ selected }) => selected).length, total: rows.length },
        prices: priceRange(rows),
        tags: form.tags,
      }}
      previews={<SidePreviews sides={sides} assets={assets} />}
      save={save}
      pictures={{ made: Object.keys(save.previews).length, total: document.order.length }}
      itemPath={itemInfoId && `/items/internal?_id=${itemInfoId}`}
      onSave={() => commands.run('save')}
      onStep={(step) => dispatch(uiActions.goToStep(step))}
    />
  );
};
