import { MakeMockupPreviewDocument, type MockupSideInput } from '../../../contract/generated/operations';
import type { Preset } from '../../entities/presets';
import { all, ask, call, put, select, type SagaGenerator } from '../../kernel/effects';
import type { EditorRoot } from '../state';
import { saveActions, type SaveAttempt, type SavePreviews } from './actions';
import { picturesToMake, type PictureToMake } from './attempt';

/** Pictures asked for at a time: while the server draws one, it encodes and stores another. */
const AT_A_TIME = 3;

/** The side as it is drawn: in the colour asked for, and without its last preview, which does not show. */
const drawnAs = (side: MockupSideInput, color: string | null): MockupSideInput => ({
  ...side,
  mockup: null,
  ...(color !== null && {
    document: {
      ...side.document,
      settings: [...side.document.settings.filter(({ name }) => name !== 'color'), { name: 'color', value: color }],
    },
  }),
});

/** Has the pictures made that the attempt does not have yet, a few at a time; the first that fails stops the others. */
export function* makeImages(
  attempt: SaveAttempt,
  sides: readonly MockupSideInput[],
  preset: Preset,
  templateId: string | null,
): SagaGenerator<SavePreviews> {
  const known = yield* select(({ editor }: EditorRoot) => editor.save.previews);
  const waiting = picturesToMake(attempt.document, attempt.form, preset).filter(({ key }) => !known[key]);

  function* make({ key, sideId, color }: PictureToMake): SagaGenerator<void> {
    const side = sides.find(({ id }) => id === sideId);
    if (!side) return;
    const variables = { preset_id: templateId, side: drawnAs(side, color) };
    const { data } = yield* ask(MakeMockupPreviewDocument, variables, { idempotencyKey: attempt.keys[`image:${key}`] });
    yield* put(saveActions.imageMade({ attemptId: attempt.id, key, preview: data.makeMockupPreview }));
  }
  function* work(): SagaGenerator<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) yield* make(next);
  }
  yield* all(Array.from({ length: AT_A_TIME }, () => call(work)));
  return yield* select(({ editor }: EditorRoot) => editor.save.previews);
}
