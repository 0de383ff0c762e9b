import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useTranslation } from 'react-i18next';
import { isSame } from '../../editor/drafts/slice';
import { SAVE_STEPS } from '../../editor/save/actions';
import { selectSafety } from '../../editor/selectors';
import { uiActions } from '../../editor/ui';
import { refusalSentence } from '../../ui/refusal';
import type { Root } from './root';
import type { SaveStateProps } from './SaveState';
import { useFailureText } from './use-failure-text';

/** What the bar says of the work: whether it is safe, how far a save of it is, and why the last one stopped. */
export const useSafety = (): SaveStateProps => {
  const { t } = useTranslation('editor');
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const state = useSelector(selectSafety);
  const running = useSelector(({ editor: { save } }: Root) => {
    if (save.status !== 'running' || !save.attempt) return null;
    const step = SAVE_STEPS.find((one) => save.steps[one] === 'running') ?? 'images';
    const total = Object.keys(save.attempt.keys).filter((key) => key.startsWith('image:')).length;
    return { step, made: Object.keys(save.previews).length, total };
  }, shallowEqual);
  const failure = useSelector(({ editor: { save, document, product } }: Root) => {
    const isStill = save.status === 'failed' && isSame(save.attempt, { document: document.present, form: product.form });
    return isStill ? save.failure : null;
  });
  const kept = useSelector(({ editor: { drafts, document, product } }: Root) => {
    if (drafts.failure) return drafts.failure;
    return drafts.told && isSame(drafts.told.work, { document: document.present, form: product.form }) ? drafts.told.reason : null;
  });
  const told =
    state === 'draft' && typeof kept === 'string'
      ? t(`bar.kept.${kept}`)
      : state === 'here' && kept !== null && typeof kept === 'object' && !kept.wordless
        ? refusalSentence(kept)
        : null;
  return {
    state,
    running,
    failed: failure && failureText(failure),
    told,
    onFailed: () => dispatch(uiActions.goToStep('publish')),
  };
};
