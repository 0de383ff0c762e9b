import Attach from '@mui/icons-material/AttachFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import type { Afterwards } from '../../../../domain/support/lifecycle';
import { checkUpload, IMAGE_TYPES } from '../../../../domain/files/upload-rules';
import { ADDRESS_LINK, fillIn, unfilled } from '../../../../domain/support/variables';
import type { CannedReply } from '../../../entities/canned-replies';
import { files as library } from '../../../entities/files';
import { draftActions } from '../../../entities/message-drafts';
import { supportDesks, type SupportDesk } from '../../../entities/support-desks';
import type { Support } from '../../../entities/supports';
import { isWritten, keepUnsent, type Unsent } from '../../../entities/unsent-messages';
import type { EntitiesState } from '../../../kernel/entity-reducer';
import { useMutation } from '../../../kernel/hooks';
import { FileButton } from '../../../ui/FileButton';
import { useFormat } from '../../../ui/format';
import { refusalSentence } from '../../../ui/refusal';
import { useFileUploads } from '../../orders/use-file-uploads';
import { KeyCap } from '../../shortcuts/KeyCap';
import { thisDevice } from '../device';
import { CannedList } from './CannedList';
import { ComposerFiles } from './ComposerFiles';
import { useCanned } from './use-canned';
import { useUnsent } from './use-unsent';

interface ComposerProps {
  readonly desk: SupportDesk;
  readonly support: Support;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  /** Told what was sent, and what becomes of the conversation. */
  readonly onSent: (kind: Unsent['kind'], then: Afterwards) => void;
  /** Goes back to the thread. */
  readonly onLeave: () => void;
}

const sizeOf = ({ name, type, size }: File) => checkUpload({ filename: name, mimetype: type, size });

/** Where the first place stands that nobody has filled in. */
const gapIn = (text: string): { readonly at: number; readonly length: number } | undefined => {
  const found = /\{\{[^{}]*\}\}/u.exec(text.replaceAll(`{{${ADDRESS_LINK}}}`, (link) => '-'.repeat(link.length)));
  return found ? { at: found.index, length: found[0].length } : undefined;
};

/** Where a reply or a private note is written. */
export const Composer = ({ desk, support, input, onSent, onLeave }: ComposerProps) => {
  const { t } = useTranslation('support');
  const format = useFormat();
  const dispatch = useDispatch();
  const store = useStore<EntitiesState>();
  const listId = useId();
  const { unsent, written, write, other, take, drop } = useUnsent(desk, support.last_message_id);
  const { kind, body, files } = written;
  const [caret, setCaret] = useState(0);
  const canned = useCanned(body, caret);
  const [problem, setProblem] = useState<string | null>(null);
  const { submit, state, requestId } = useMutation(supportDesks, supportDesks.actions.send);
  const [closed, setClosed] = useState('');
  const refused = state?.status === 'failed' && closed !== requestId ? state.error : null;
  const pending = state?.status === 'pending';
  const uploads = useFileUploads(sizeOf, (ids) => {
    const added = ids.flatMap((id) => library.selectById(store.getState(), id) ?? []);
    write({ files: [...files, ...added] });
  });
  // The link for a new address is made as the reply is sent.
  const missing = kind === 'reply' ? unfilled(fillIn(body, { [ADDRESS_LINK]: ADDRESS_LINK })) : undefined;
  const ready = isWritten(written) && uploads.going === 0 && !pending;

  const select = (from: number, to = from): void => {
    // Once what was written is drawn.
    requestAnimationFrame(() => {
      input.current?.setSelectionRange(from, to);
      setCaret(to);
    });
  };
  const pick = (reply: CannedReply): void => {
    const text = fillIn(reply.body, Object.fromEntries(desk.variables.map(({ name, value }) => [name, value])));
    write({ body: body.slice(0, canned.begin) + text + body.slice(caret) });
    const gap = gapIn(text);
    const at = canned.begin + (gap?.at ?? text.length);
    select(at, at + (gap?.length ?? 0));
    input.current?.focus();
  };

  const chosen = useRef<Afterwards>('stay');
  const send = (then: Afterwards): void => {
    if (!ready) return;
    if (missing !== undefined) {
      const gap = gapIn(body);
      setProblem(refusalSentence({ refusal: 'support.fillIn', values: { variable: missing } }));
      input.current?.focus();
      return gap && select(gap.at, gap.at + gap.length);
    }
    setProblem(null);
    chosen.current = kind === 'note' ? 'stay' : then;
    const expected = unsent?.told ? support.last_message_id : unsent?.since;
    submit({
      support_id: desk._id,
      kind,
      body: body.trim(),
      files: files.map(({ _id }) => _id),
      then: chosen.current,
      device: thisDevice(),
      ...(expected !== undefined && { expect_last_id: expected ?? '' }),
    });
  };
  const settled = useEffectEvent(() => {
    if (state?.status === 'done') {
      // A draft that was on its way when it was sent may have come after it.
      if (unsent?.state === 'saving') dispatch(draftActions.drop({ support_id: desk._id, device: thisDevice() }));
      keepUnsent(desk._id, null);
      onSent(kind, chosen.current);
    } else if (state?.status === 'failed' && state.error) {
      if (state.error.kind !== 'refused') return;
      // Somebody may have answered: what they wrote is shown, and the next press is meant.
      if (unsent) keepUnsent(desk._id, { ...unsent, told: true });
      dispatch(supportDesks.actions.load({ variables: { _id: desk._id } }));
    }
  });
  useEffect(() => settled(), [state?.status]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const mod = event.ctrlKey || event.metaKey;
    const { found, index } = canned;
    if (mod && event.key === 'Enter') send(event.shiftKey ? 'resolve' : 'wait');
    else if (canned.open && !mod && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) canned.move(event.key === 'ArrowDown' ? 1 : -1);
    else if (canned.open && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && found[index]) pick(found[index]);
    else if (event.key === 'Escape') {
      if (canned.open) canned.close();
      else onLeave();
    } else return;
    event.preventDefault();
  };

  const words = { typed: 'composer.typed', saving: 'composer.typed', kept: 'composer.kept', failed: 'composer.notKept' } as const;
  const said = problem ?? (refused && (refused.kind === 'maintenance' ? t('composer.offline') : refusalSentence(refused)));
  const closeProblem = (): void => {
    setProblem(null);
    setClosed(requestId);
  };
  const option = canned.found[canned.index];
  return (
    <Box component="section" aria-label={t('composer.title')} data-kind={kind} sx={frame}>
      {other && (
        <Alert
          severity="info"
          sx={{ py: 0, alignItems: 'center' }}
          action={
            <>
              <Button size="small" onClick={() => take(other)}>
                {t('composer.useOther')}
              </Button>
              <Button size="small" color="inherit" onClick={() => drop(other)}>
                {t('composer.dropOther')}
              </Button>
            </>
          }
        >
          {t('composer.other', { at: format.moment(other.updated_at), text: other.body.slice(0, 80) })}
        </Alert>
      )}
      {said && (
        <Alert severity="warning" role="alert" onClose={closeProblem} sx={{ py: 0 }}>
          {said}
        </Alert>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1 }}>
        {(['reply', 'note'] as const).map((each) => (
          <Button
            key={each}
            size="small"
            color={each === kind ? 'primary' : 'inherit'}
            aria-pressed={each === kind}
            onClick={() => write({ kind: each })}
          >
            {t(`composer.${each}`)}
          </Button>
        ))}
        <Box
          component="span"
          role="status"
          sx={{ marginInlineStart: 'auto', fontSize: 12, color: unsent?.state === 'failed' ? 'error.main' : 'text.secondary' }}
        >
          {unsent && isWritten(unsent) ? t(words[unsent.state]) : ''}
        </Box>
      </Box>
      <Box sx={{ position: 'relative' }}>
        {canned.open && <CannedList id={listId} found={canned.found} index={canned.index} loading={canned.loading} onPick={pick} />}
        <textarea
          ref={input}
          dir="auto"
          rows={4}
          value={body}
          readOnly={pending}
          maxLength={50_000}
          aria-label={t(kind === 'note' ? 'composer.noteTo' : 'composer.replyTo', { name: support.buyer.name })}
          placeholder={t(kind === 'note' ? 'composer.notePlaceholder' : 'composer.placeholder')}
          aria-autocomplete="list"
          aria-controls={canned.open ? listId : undefined}
          aria-activedescendant={canned.open && option ? `${listId}-${canned.index}` : undefined}
          onChange={(event) => {
            setCaret(event.target.selectionStart);
            closeProblem();
            write({ body: event.target.value });
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
        />
      </Box>
      {missing !== undefined && (
        <Box role="status" sx={{ px: 3, pb: 1, fontSize: 12, color: 'warning.dark' }}>
          {t('composer.missing')} <mark>{missing}</mark>
        </Box>
      )}
      <ComposerFiles files={files} onChange={(next) => write({ files: next })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2 }}>
        <FileButton
          label={t('composer.attach')}
          accept={Object.keys(IMAGE_TYPES)}
          multiple
          color="inherit"
          startIcon={<Attach />}
          loading={uploads.going > uploads.failed}
          loadingPosition="start"
          onFiles={uploads.send}
        />
        <Box sx={{ flex: 1 }} />
        {kind === 'note' ? (
          <Button variant="contained" color="warning" loading={pending} disabled={!ready} onClick={() => send('stay')}>
            {t('composer.addNote')}
          </Button>
        ) : (
          <>
            <Button variant="outlined" loading={pending} disabled={!ready} aria-keyshortcuts="Control+Enter" onClick={() => send('wait')}>
              {t('composer.sendWait')}
            </Button>
            <Button
              variant="contained"
              loading={pending}
              disabled={!ready}
              aria-keyshortcuts="Control+Shift+Enter"
              onClick={() => send('resolve')}
            >
              {t('composer.sendResolve')}
            </Button>
          </>
        )}
        <Box aria-hidden sx={hints}>
          <KeyCap keys={['/']} /> {t('canned.title')}
          <KeyCap keys={['Mod', 'Enter']} /> {kind === 'note' ? t('composer.addNote') : t('composer.sendWait')}
          {kind === 'reply' && (
            <>
              <KeyCap keys={['Mod', 'Shift', 'Enter']} /> {t('composer.sendResolve')}
            </>
          )}
        </Box>
      </Box>
    </Box>
  );
};

const hints = {
  display: { xs: 'none', md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  width: '100%',
  fontSize: 11,
  color: 'text.secondary',
} as const;

const frame = {
  flexShrink: 0,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&[data-kind=note]': { bgcolor: 'warning.light' },
  '& textarea': {
    display: 'block',
    width: '100%',
    minHeight: 88,
    maxHeight: '38dvh',
    fieldSizing: 'content',
    boxSizing: 'border-box',
    resize: 'none',
    border: 0,
    px: 3,
    py: 2,
    font: 'inherit',
    fontSize: 14,
    lineHeight: 1.5,
    color: 'inherit',
    bgcolor: 'transparent',
    outline: 'none',
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
    '&:focus': {
      boxShadow: (theme: { vars: { palette: { primary: { main: string } } } }) => `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
    },
  },
  '& mark': { bgcolor: 'warning.light', color: 'inherit', px: 1, borderRadius: 0.5, marginInlineEnd: 4 },
} as const;
