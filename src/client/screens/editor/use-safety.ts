import { useEffect, useRef } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useTranslation } from 'react-i18next';
import { isSame } from '../../editor/drafts/slice';
import { SAVE_STEPS } from '../../editor/save/actions';
import { selectSafety } from '../../editor/selectors';
import { uiActions } from '../../editor/ui';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';
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
  const { told, failure: refusal } = useSelector(({ editor }: Root) => editor.drafts);
  const said = useRef(told);
  useEffect(() => {
    // A save that could only keep it says so once the server has it.
    if (!told || told === said.current || state !== 'draft') return;
    said.current = told;
    showToast(t(`bar.kept.${told.reason}`));
  }, [told, state, t]);
  return {
    state,
    running,
    failed: failure && failureText(failure),
    told: state === 'here' && refusal && !refusal.wordless ? refusalSentence(refusal) : null,
    onFailed: () => dispatch(uiActions.goToStep('publish')),
  };
};
