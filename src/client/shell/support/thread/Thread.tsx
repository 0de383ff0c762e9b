import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../entities/messages';
import type { SupportDesk } from '../../../entities/support-desks';
import { useFormat } from '../../../ui/format';
import { MessageItem } from './MessageItem';
import { useThread } from './use-thread';

interface ThreadProps {
  readonly desk: SupportDesk;
  /** The latest message when the reader began to write; what came after it is marked. Null: nothing is written. */
  readonly since: string | null;
  readonly mayChange: boolean;
  readonly onUndo: (messageId: string) => void;
  /** Forwards a message, or answers one of somebody other than the buyer. */
  readonly onAside: ((message: Message) => void) | undefined;
}

/** How near to the end counts as being there, in pixels. */
const NEAR = 120;

/** What was said, day by day, the latest in sight. */
export const Thread = ({ desk, since, mayChange, onUndo, onAside }: ThreadProps) => {
  const { t } = useTranslation('support');
  const format = useFormat();
  const { rows, more, loading, loadMore } = useThread(desk);
  const frame = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const last = rows.at(-1)?._id;
  // The end stays in sight while mails find their height, unless somebody reads further up.
  useLayoutEffect(() => {
    const element = frame.current;
    const inner = element?.firstElementChild;
    if (!element || !inner) return undefined;
    const toEnd = (): void => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    };
    toEnd();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(toEnd);
    sizes.observe(inner);
    return () => sizes.disconnect();
  }, [last]);
  // What comes above moves nothing that is being read.
  const first = rows[0]?._id;
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    if (!atEnd.current && height.current > 0) element.scrollTop += element.scrollHeight - height.current;
    height.current = element.scrollHeight;
  }, [first]);
  // The messages keep what they call, so that a key typed in the composer draws none of them anew.
  const calls = useRef({ onUndo, onAside });
  useLayoutEffect(() => {
    calls.current = { onUndo, onAside };
  });
  const undo = useCallback((messageId: string) => calls.current.onUndo(messageId), []);
  const goAside = useCallback((message: Message) => calls.current.onAside?.(message), []);
  const sinceAt = since === null ? -1 : rows.findIndex(({ _id }) => _id === since);
  return (
    <Box
      ref={frame}
      role="log"
      aria-label={t('thread.title')}
      tabIndex={0}
      sx={scroller}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
        height.current = scrollHeight;
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, p: 4 }}>
        {more && (
          <Button color="inherit" loading={loading} onClick={loadMore} sx={{ alignSelf: 'center' }}>
            {t('thread.older')}
          </Button>
        )}
        {rows.map((message, i) => {
          const day = format.dayHeading(message.created_at);
          const former = rows[i - 1];
          return (
            <Fragment key={message._id}>
              {(!former || format.dayHeading(former.created_at) !== day) && (
                <Box role="separator" aria-label={day} sx={separator}>
                  <span>{day}</span>
                </Box>
              )}
              <MessageItem
                message={message}
                fresh={sinceAt >= 0 && i > sinceAt}
                mayChange={mayChange}
                onUndo={undo}
                onAside={onAside && goAside}
              />
            </Fragment>
          );
        })}
        {rows.length === 0 && <Box sx={{ m: 'auto', py: 8, color: 'text.secondary', fontSize: 13 }}>{t('thread.empty')}</Box>}
      </Box>
    </Box>
  );
};

const scroller = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const separator = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  fontSize: 12,
  color: 'text.secondary',
  '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' },
} as const;
