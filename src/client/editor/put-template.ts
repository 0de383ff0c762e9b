import { mockupPresets } from '../entities/mockup-presets';
import type { EntitiesState } from '../kernel/entity-reducer';
import { all, call, freshId, put, select, type SagaGenerator } from '../kernel/effects';
import { assetActions, picturesOf } from './assets';
import { documentActions } from './document/actions';
import { documentFromSides, layersOf } from './document/convert';
import type { EditorSide } from './document/types';
import { loadUsed, familiesOfSides } from './load-used';

/** The side with new ids for its layers, as the history asks of whatever comes into a document. */
function* withNewIds(side: EditorSide): SagaGenerator<EditorSide> {
  const layers = layersOf(side);
  const ids = yield* all(layers.map(() => freshId()));
  const renamed = layers.map((layer, i) => ({ ...layer, id: ids[i] ?? layer.id }));
  return { ...side, order: renamed.map(({ id }) => id), layers: Object.fromEntries(renamed.map((layer) => [layer.id, layer])) };
}

/** Puts a template's sides in the place of the design's: one step of the history. */
export function* putTemplate(templateId: string): SagaGenerator<void> {
  const template = yield* select((state: EntitiesState) => mockupPresets.selectById(state, templateId));
  if (!template) return;
  const pictures = picturesOf(template.sides).map(({ fileId }) => fileId);
  yield* call(loadUsed, pictures, familiesOfSides(template.sides));
  const document = documentFromSides(template.sides);
  const sides = document.order.flatMap((id) => document.sides[id] ?? []);
  yield* put(assetActions.adopted(template.sides));
  yield* put(documentActions.useTemplate({ sides: yield* all(sides.map((side) => call(withNewIds, side))) }));
}
