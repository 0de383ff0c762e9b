import type { Action, Dispatch } from '@reduxjs/toolkit';
import Attach from '../../../ui/icons/AttachFile';
import FormatBold from '../../../ui/icons/FormatBold';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { dequal } from 'dequal/lite';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import type { Afterwards } from '../../../../domain/support/lifecycle';
import { checkAttachment, DOCUMENT_TYPES } from '../../../../domain/files/document-rules';
import { IMAGE_TYPES } from '../../../../domain/files/upload-rules';
import { htmlOfPlainText } from '../../../../domain/rich-text/plain-text';
import { REPLY_LINKS } from '../../../../domain/support/variables';
import { fillIn, unfilled } from '../../../../domain/variables';
import { files as library } from '../../../entities/files';
import { supportDesks, type SupportDesk } from '../../../entities/support-desks';
import type { Support } from '../../../entities/supports';
import { isWritten, keepUnsent, type Unsent } from '../../../entities/unsent-messages';
import type { EntitiesState } from '../../../kernel/entity-reducer';
import { FileButton } from '../../../ui/FileButton';
import { Hint } from '../../../ui/Hint';
import { latePart } from '../../../ui/late-part';
import { refusalSentence } from '../../../ui/refusal';
import { useFileUploads } from '../../orders/use-file-uploads';
import { thisDevice } from '../device';
import { focusAtEnd } from '../type-ahead';
import { ComposerFiles } from './ComposerFiles';
import { ComposerKeys, SendButtons } from './ComposerFoot';
import { ComposerNotices } from './ComposerNotices';
import type { FormattedTextHandle } from './FormattedText';
import { RecipientLine } from './RecipientLine';
import { SuggestionList } from './SuggestionList';
import { gapIn } from './gaps';
import { useCanned, useMentions } from './use-canned';
import type { Suggestion } from './use-suggestions';
import { useUnsent } from './use-unsent';
import { useWay } from './use-way';
import { WayLine } from './WayLine';

/** Most replies are plain text. */
const FormattedText = latePart(async () => (await import('./FormattedText')).FormattedText);

interface ComposerProps {
  readonly desk: SupportDesk;
  readonly support: Support;
  /** The element the text is written in. */
  readonly input: RefObject<HTMLElement | null>;
  /** Told as a message is sent, and what becomes of the conversation: nobody waits here for the answer. */
  readonly onSend: (then: Afterwards) => void;
  /** Told that a message that was sent from here arrived, or failed, while the conversation was still open. */
  readonly onSettled: (failed: boolean) => void;
  /** Goes back to the thread. */
  readonly onLeave: () => void;
}

const checked = ({ name, type, size }: File) => checkAttachment({ filename: name, mimetype: type, size });

/** What may go with a message. Endings too: some browsers know no type of these. */
const ACCEPTED = [
  ...Object.keys(IMAGE_TYPES),
  ...Object.entries(DOCUMENT_TYPES).flatMap(([type, { extension }]) => [type, `.${extension}`]),
];

/** Where a reply or a private note is written. */
export const Composer = ({ desk, support, input, onSend, onSettled, onLeave }: ComposerProps) => {
  const { t } = useTranslation('support');
  const dispatch = useDispatch<Dispatch<Action>>();
  const store = useStore<EntitiesState>();
  const listId = useId();
  const { unsent, written, write, other, take, drop } = useUnsent(desk, support.last_message_id);
  const { kind, body, html = null, files, of = null } = written;
  const [caret, setCaret] = useState(0);
  const [before, setBefore] = useState('');
  const formatted = useRef<FormattedTextHandle>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [closed, setClosed] = useState<Unsent['failure']>();
  const refused = unsent?.failure && closed !== unsent.failure ? unsent.failure : null;
  const pending = unsent?.state === 'sending';
  const uploads = useFileUploads(checked, (ids) => {
    const added = ids.flatMap((id) => library.selectById(store.getState(), id) ?? []);
    write({ files: [...files, ...added] });
  });
  // The link for a new address is made as the reply is sent.
  const missing = kind !== 'note' ? unfilled(fillIn(body, REPLY_LINKS)) : undefined;
  const aside = kind === 'forward' || (kind === 'reply' && of !== null);
  const { way: shopWay, by, open, obstacle, takesFiles } = useWay(desk, { body, files: files.length });
  const way = aside ? undefined : shopWay;
  const goes = kind === 'note' || (aside ? kind === 'reply' || (written.recipients?.to.length ?? 0) > 0 : open && obstacle === undefined);
  const byMail = kind !== 'note' && (aside || way === undefined || way.byMail);
  const isFormatted = byMail && html !== null;
  const typed = isFormatted ? { body: before, caret: before.length } : { body, caret };
  const [canned, mentions] = [useCanned(desk, typed), useMentions(typed)];
  const offered = kind === 'note' && mentions.open ? mentions : canned;
  const ready = isWritten(written) && uploads.going === 0 && !pending && goes;

  const select = (from: number, to = from): void => {
    // Once what was written is drawn.
    requestAnimationFrame(() => {
      if (input.current instanceof HTMLTextAreaElement) input.current.setSelectionRange(from, to);
      setCaret(to);
    });
  };
  const pick = ({ text }: Suggestion): void => {
    if (isFormatted) return formatted.current?.replaceAsked('/', text);
    write({ body: body.slice(0, offered.begin) + text + body.slice(caret), html: null });
    const gap = gapIn(text);
    const at = offered.begin + (gap?.at ?? text.length);
    select(at, at + (gap?.length ?? 0));
    input.current?.focus();
  };

  const [isTurnedOn, setTurnedOn] = useState(false);
  // Turned off and on again, a text that was not changed has its formatting back.
  const former = useRef<Pick<Unsent, 'body' | 'html'>>({ body: '' });
  const toggleFormat = (): void => {
    if (isFormatted) former.current = { body, html };
    setTurnedOn(!isFormatted);
    write({
      html: isFormatted ? null : former.current.body === body ? (former.current.html ?? htmlOfPlainText(body)) : htmlOfPlainText(body),
    });
    if (isFormatted) requestAnimationFrame(() => focusAtEnd(input.current));
  };
  const toBuyer = (): void => {
    write({ kind: 'reply', of: null, recipients: null });
    input.current?.focus();
  };

  const send = (then: Afterwards): void => {
    if (!ready || !unsent) return;
    if (missing !== undefined) {
      const gap = gapIn(body);
      setProblem(refusalSentence({ refusal: 'support.fillIn', values: { variable: missing } }));
      if (isFormatted) return formatted.current?.chooseGap();
      input.current?.focus();
      return gap && select(gap.at, gap.at + gap.length);
    }
    setProblem(null);
    const variables = {
      support_id: desk._id,
      kind,
      body: body.trim(),
      ...(isFormatted && { html }),
      files: files.map(({ _id }) => _id),
      then: kind === 'note' || aside ? 'stay' : then,
      device: thisDevice(),
      ...(byMail && sentTo(written)),
      ...(kind === 'reply' && !aside && by && { by }),
      expect_last_id: (unsent.told ? support.last_message_id : unsent.since) ?? '',
    } as const;
    const { attempt, failure: _former, ...kept } = unsent;
    const intent = supportDesks.actions.send(variables, dequal(attempt?.variables, variables) ? attempt?.requestId : undefined);
    keepUnsent(desk._id, { ...kept, state: 'sending', attempt: { requestId: intent.meta.requestId, variables } });
    dispatch(intent);
    setCopying(false);
    onSend(variables.then);
  };
  const [copying, setCopying] = useState(false);
  const { cc, bcc } = written.recipients ?? { cc: desk.copies, bcc: [] };
  const offersCopies = byMail && !aside && !copying && cc.length + bcc.length === 0;
  const wasPending = useRef(pending);
  const settled = useEffectEvent(() => {
    if (wasPending.current && !pending) onSettled(unsent?.failure !== undefined);
    wasPending.current = pending;
  });
  useEffect(() => settled(), [pending]);

  /** True: the key was heeded. */
  const heed = (event: KeyboardEvent): boolean => {
    if (event.isComposing) return false;
    const mod = event.ctrlKey || event.metaKey;
    const { found, index } = offered;
    if (mod && event.key === 'Enter') send(event.shiftKey ? 'resolve' : 'wait');
    else if (offered.open && !mod && (event.key === 'ArrowDown' || event.key === 'ArrowUp'))
      offered.move(event.key === 'ArrowDown' ? 1 : -1);
    else if (offered.open && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && found[index]) pick(found[index]);
    else if (event.key === 'Escape') {
      if (offered.open) offered.close();
      else onLeave();
    } else return false;
    return true;
  };

  const words = {
    typed: 'composer.typed',
    saving: 'composer.typed',
    kept: 'composer.kept',
    failed: 'composer.notKept',
    sending: null,
  } as const;
  const stands = unsent && isWritten(unsent) ? words[unsent.state] : null;
  const said = problem ?? (refused && (refused.kind === 'maintenance' ? t('composer.offline') : refusalSentence(refused)));
  const closeProblem = (): void => {
    setProblem(null);
    setClosed(unsent?.failure);
  };
  const option = offered.found[offered.index];
  const label = aside
    ? t(kind === 'forward' ? 'composer.forward' : 'composer.title')
    : t(kind === 'note' ? 'composer.noteTo' : 'composer.replyTo', { name: support.buyer.name });
  const placeholder = t(
    kind === 'note' ? 'composer.notePlaceholder' : kind === 'forward' ? 'composer.forwardPlaceholder' : 'composer.placeholder',
  );
  return (
    <Box component="section" aria-label={t('composer.title')} data-kind={kind} sx={frame}>
      <ComposerNotices
        other={other && { at: other.updated_at, text: other.body, onTake: () => take(other), onDrop: () => drop(other) }}
        problem={said}
        onClose={closeProblem}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1 }}>
        {(['reply', 'note'] as const).map((each) => (
          <Button
            key={each}
            size="small"
            color={each === kind && !aside ? 'primary' : 'inherit'}
            aria-pressed={each === kind && !aside}
            onClick={() => {
              setCopying(false);
              write({ kind: each, of: null, recipients: null });
            }}
          >
            {t(`composer.${each}`)}
          </Button>
        ))}
        {offersCopies && (
          <Button size="small" color="inherit" sx={{ color: 'text.secondary' }} onClick={() => setCopying(true)}>
            {t('recipients.add')}
          </Button>
        )}
        {byMail && (
          <Hint title={t('composer.format')}>
            <IconButton
              size="small"
              aria-label={t('composer.format')}
              aria-pressed={isFormatted}
              color={isFormatted ? 'primary' : 'default'}
              disabled={pending}
              onPointerEnter={FormattedText.prepare}
              onFocus={FormattedText.prepare}
              onClick={toggleFormat}
            >
              <FormatBold fontSize="small" />
            </IconButton>
          </Hint>
        )}
        <Box
          component="span"
          role="status"
          sx={{ marginInlineStart: 'auto', fontSize: 12, color: unsent?.state === 'failed' ? 'error.main' : 'text.secondary' }}
        >
          {stands && t(stands)}
        </Box>
      </Box>
      {byMail && (
        <RecipientLine desk={desk} written={written} open={copying} onOpen={() => setCopying(true)} onChange={write} onCancel={toBuyer} />
      )}
      <Box sx={{ position: 'relative' }}>
        {offered.open && (
          <SuggestionList
            id={listId}
            label={t(offered === mentions ? 'composer.mention' : 'canned.title')}
            found={offered.found}
            index={offered.index}
            loading={offered.loading}
            onPick={pick}
          />
        )}
        {isFormatted ? (
          <Suspense fallback={<textarea rows={4} readOnly value={body} />}>
            <FormattedText
              html={html}
              readOnly={pending}
              autoFocus={isTurnedOn}
              label={label}
              placeholder={placeholder}
              input={input}
              handle={formatted}
              onChange={(change) => {
                closeProblem();
                write(change);
              }}
              onCaret={setBefore}
              onKeyDown={heed}
            />
          </Suspense>
        ) : (
          <textarea
            // It takes any element, such as that of formatted text.
            ref={input as RefObject<HTMLTextAreaElement | null>}
            data-composer
            dir="auto"
            rows={4}
            value={body}
            readOnly={pending}
            maxLength={50_000}
            aria-label={label}
            placeholder={placeholder}
            aria-autocomplete="list"
            aria-controls={offered.open ? listId : undefined}
            aria-activedescendant={offered.open && option ? `${listId}-${offered.index}` : undefined}
            onChange={(event) => {
              setCaret(event.target.selectionStart);
              closeProblem();
              write({ body: event.target.value, html: null });
            }}
            onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
            onKeyDown={(event) => heed(event.nativeEvent) && event.preventDefault()}
          />
        )}
      </Box>
      {missing !== undefined && (
        <Box role="status" sx={{ px: 3, pb: 1, fontSize: 12, color: 'warning.dark' }}>
          {t('composer.missing')} <mark>{missing}</mark>
        </Box>
      )}
      {byMail && desk.signature !== '' && <Signature text={desk.signature} />}
      {way && kind === 'reply' && <WayLine way={way} email={support.buyer.email} length={body.trim().length} obstacle={obstacle} />}
      <ComposerFiles files={files} onChange={(next) => write({ files: next })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2 }}>
        {(byMail || kind === 'note' || takesFiles) && (
          <FileButton
            label={t('composer.attach')}
            accept={ACCEPTED}
            multiple
            color="inherit"
            startIcon={<Attach />}
            loading={uploads.going > uploads.failed}
            loadingPosition="start"
            onFiles={uploads.send}
          />
        )}
        <SendButtons kind={kind} aside={aside} pending={pending} ready={ready} onSend={send} />
        <ComposerKeys kind={kind} aside={aside} />
      </Box>
    </Box>
  );
};

/** The recipients its writer chose, as they are sent. */
const sentTo = ({ kind, of, recipients }: Pick<Unsent, 'kind' | 'of' | 'recipients'>) => ({
  ...(of && { of }),
  ...(recipients && { cc: [...recipients.cc], bcc: [...recipients.bcc], ...(kind === 'forward' && { to: [...recipients.to] }) }),
});

/** The text that is put below an email as it is sent. */
const Signature = ({ text }: { readonly text: string }) => (
  <Box
    dir="auto"
    data-part="signature"
    sx={{ px: 3, pb: 1, fontSize: 12, color: 'text.secondary', whiteSpace: 'pre-line', maxHeight: 56, overflow: 'hidden' }}
  >
    {text}
  </Box>
);

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
