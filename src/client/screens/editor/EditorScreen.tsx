import ErrorOutlined from '../../ui/icons/ErrorOutlined';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import '../../editor';
import { saveActions } from '../../editor/save/actions';
import { selectPreset, selectUnsaved } from '../../editor/selectors';
import { editorLeft, openEditor, startOver } from '../../editor/session-actions';
import { uiActions } from '../../editor/ui';
import { now } from '../../kernel/clock';
import { useLeaveGuard } from '../../ui/leave-guard';
import { Message } from '../../ui/Message';
import { refusalSentence } from '../../ui/refusal';
import { DesignStep } from './design/DesignStep';
import { EditorBar } from './EditorBar';
import { EditorSkeleton, EditorView } from './EditorView';
import { DetailsStep, PreflightBadge, PublishStep, SaveConflict } from './lazy-parts';
import type { Root } from './root';
import { useCommands, useShortcuts } from './use-commands';
import { useSafety } from './use-safety';

/** Opens what the address names, and follows it: a first save replaces the address with the saved mockup's (specification 1, §4). */
const useSession = () => {
  const { presetId = '', mockupId = null } = useParams();
  const draftId = useSearchParams()[0].get('draft');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = useStore<Root>();
  const session = useSelector(({ editor }: Root) => editor.session);
  const saved = useSelector(({ editor }: Root) => editor.save.status === 'done');
  const [kept, setKept] = useState(() => {
    const { editor } = store.getState();
    return selectUnsaved({ editor }) && editor.session.presetId === presetId && editor.session.mockupId === mockupId;
  });

  useEffect(() => {
    dispatch(openEditor({ presetId, mockupId, draftId }));
  }, [dispatch, presetId, mockupId, draftId]);
  useEffect(() => () => void dispatch(editorLeft()), [dispatch]);
  const savedId = saved && session.presetId === presetId ? session.mockupId : null;
  useEffect(() => {
    if (savedId !== null && savedId !== mockupId) void navigate(addresses.editor.print({ presetId, mockupId: savedId }), { replace: true });
  }, [navigate, presetId, mockupId, savedId]);

  const reopen = (): void => {
    setKept(false);
    dispatch(startOver({ presetId, mockupId }));
  };
  return { session, reopen, kept: kept && { onStartOver: reopen, onDismiss: () => setKept(false) } };
};

/** The mockup editor: Design, Details & Pricing, Publish (specification 2, §2). */
export const EditorScreen = () => {
  const { t } = useTranslation('editor');
  const { t: common } = useTranslation();
  const dispatch = useDispatch();
  const { session, reopen, kept } = useSession();
  const preset = useSelector(selectPreset);
  const step = useSelector(({ editor }: Root) => editor.ui.step);
  const isConflict = useSelector(({ editor }: Root) => editor.save.status === 'failed' && editor.save.failure?.reason === 'conflict');
  const safety = useSafety();
  const name = useSelector(({ editor }: Root) => editor.product.form?.name ?? '');
  const offer = useSelector(({ editor }: Root) => editor.drafts.offer);
  const commands = useCommands();
  useShortcuts();
  // What the server keeps can be left.
  useLeaveGuard(safety.running !== null || safety.state === 'saving' || safety.state === 'here');

  if (session.status === 'failed') {
    return (
      <Message Icon={ErrorOutlined} title={t('openFailed')} text={refusalSentence(session.error ?? {})} role="alert">
        <Button variant="contained" onClick={reopen}>
          {common('action.retry')}
        </Button>
      </Message>
    );
  }
  if (session.status !== 'ready' || !preset) return <EditorSkeleton />;
  return (
    <EditorView
      kept={kept || null}
      draft={offer && { offer, now: now() }}
      bar={
        <EditorBar
          name={name.trim() || t('untitled', { product: preset.name })}
          step={step}
          safety={safety}
          checks={
            step !== 'publish' && (
              <Suspense>
                <PreflightBadge preset={preset} />
              </Suspense>
            )
          }
          commands={commands}
          onStep={(next) => dispatch(next === 'publish' ? saveActions.review() : uiActions.goToStep(next))}
        />
      }
    >
      {step === 'design' && <DesignStep preset={preset} commands={commands} />}
      <Suspense>
        {step === 'details' && <DetailsStep preset={preset} />}
        {step === 'publish' && <PublishStep preset={preset} />}
        {step !== 'publish' && isConflict && <SaveConflict again={false} />}
      </Suspense>
    </EditorView>
  );
};
