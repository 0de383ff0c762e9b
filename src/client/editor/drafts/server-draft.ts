import {
  EditorDraftDocument,
  MakeEditorDraftDocument,
  type EditorDraftInput,
  type EditorDraftQuery,
} from '../../../contract/generated/operations';
import { ask, type SagaGenerator } from '../../kernel/effects';
import { assetsOfSides } from '../assets';
import { documentFromSides, sidesToSave } from '../document/convert';
import type { Unheard } from '../save/actions';
import type { DraftContent } from './slice';

type Answered = NonNullable<EditorDraftQuery['editorDraft']>;

/** A draft as the server keeps it. A picture that has not arrived there yet is named by the id it has here. */
const inputOf = ({ document, form, assets, session, sent }: DraftContent, presetId: string): EditorDraftInput => ({
  product_id: presetId,
  preset_id: session.templateId,
  mockup_id: session.mockupId,
  mockup_version: session.version,
  item_info_id: session.itemInfoId,
  item_info_version: session.listingVersion,
  form: {
    name: form.name,
    description: form.description,
    tags: [...form.tags],
    fix_profit: form.fix_profit,
    fixed_profit: form.fixed_profit,
    offered: Object.entries(form.offered).map(([type, values]) => ({ type, values: [...values] })),
    shipping_preset: form.shipping_preset ?? null,
    excluded: [...form.excluded],
    prices: Object.entries(form.prices).map(([variant, price]) => ({ variant, price })),
  },
  sides: sidesToSave(document, session.sides, (id) => assets[id]?.fileId ?? id),
  sent_step: sent?.step ?? null,
  sent_key: sent?.key ?? null,
});

const unheardOf = ({ sent_step: step, sent_key: key }: Pick<Answered, 'sent_step' | 'sent_key'>): Unheard | null =>
  key !== null && (step === 'mockup' || step === 'product') ? { step, key } : null;

const contentFrom = ({ form: { shipping_preset, ...form }, ...draft }: Answered): DraftContent => ({
  document: documentFromSides(draft.sides),
  form: {
    ...form,
    ...(shipping_preset !== null && { shipping_preset }),
    offered: Object.fromEntries(form.offered.map(({ type, values }) => [type, values])),
    prices: Object.fromEntries(form.prices.map(({ variant, price }) => [variant, price])),
  },
  assets: assetsOfSides(draft.sides),
  session: {
    templateId: draft.preset_id,
    mockupId: draft.mockup_id,
    itemInfoId: draft.item_info_id,
    version: draft.mockup_version,
    listingVersion: draft.item_info_version,
    sides: draft.sides,
  },
  sent: unheardOf(draft),
});

/** Has the server keep it. Sent again, or late, it does no harm: `revision` grows with each. */
export function* sendDraft(_id: string, revision: number, presetId: string, content: DraftContent): SagaGenerator<void> {
  yield* ask(MakeEditorDraftDocument, { _id, revision, params: inputOf(content, presetId) });
}

/** What the server keeps under an id; null when there is nothing of that product. */
export function* readDraft(_id: string, presetId: string | null): SagaGenerator<{ revision: number; content: DraftContent } | null> {
  const { editorDraft: draft } = (yield* ask(EditorDraftDocument, { _id })).data;
  return draft?.product_id === presetId ? { revision: draft.revision, content: contentFrom(draft) } : null;
}
