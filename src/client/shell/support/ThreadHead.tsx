import AccountCircle from '../../ui/icons/AccountCircleOutlined';
import ArrowBack from '../../ui/icons/ArrowBack';
import Bolt from '../../ui/icons/BoltOutlined';
import CallMerge from '../../ui/icons/CallMerge';
import CallSplit from '../../ui/icons/CallSplit';
import ConfirmationNumber from '../../ui/icons/ConfirmationNumberOutlined';
import Flag from '../../ui/icons/FlagOutlined';
import HourglassEmpty from '../../ui/icons/HourglassEmpty';
import LinkIcon from '../../ui/icons/Link';
import Menu from '../../ui/icons/MenuOpen';
import Sell from '../../ui/icons/SellOutlined';
import Snooze from '../../ui/icons/Snooze';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Presence } from '../../entities/presences';
import type { Support } from '../../entities/supports';
import { Hint } from '../../ui/Hint';
import { StatusChip } from '../../ui/StatusChip';
import type { Icon } from '../../ui/styles';
import { DueChip } from '../orders/DueChip';
import { priorityName, taskStatusOf } from '../orders/task-words';
import { ChannelIcon } from './ChannelIcon';
import { Faces } from './Faces';
import { KEYS, type Deed } from './keys';
import { channelName } from './words';

type Asked = 'macro' | 'assign' | 'snooze' | 'priority' | 'tags' | 'merge' | 'split' | 'ticket' | 'link';

const BUTTONS: readonly (readonly [Asked, Icon])[] = [
  ['macro', Bolt],
  ['assign', AccountCircle],
  ['snooze', Snooze],
  ['priority', Flag],
  ['tags', Sell],
  ['ticket', ConfirmationNumber],
  ['link', LinkIcon],
  ['merge', CallMerge],
  ['split', CallSplit],
];

interface ThreadHeadProps {
  readonly head: RefObject<HTMLElement | null>;
  readonly support: Support;
  readonly others: readonly Presence[];
  readonly mayChange: boolean;
  /** What can be done; a deed that is not there is not offered. */
  readonly deeds: Readonly<Partial<Record<Deed | 'link', () => void>>>;
  readonly onBack?: (() => void) | undefined;
  /** Shows what is known of the buyer, where there is no room for it beside. */
  readonly onContext?: (() => void) | undefined;
}

/** What a conversation is about, how it stands, who else is there, and what can be done with it. */
export const ThreadHead = ({ head, support, others, mayChange, deeds, onBack, onContext }: ThreadHeadProps) => {
  const { t } = useTranslation('support');
  const { t: words } = useTranslation('orderTasks');
  const { subject, buyer, store, status, priority, assignee, tags, channel } = support;
  const facts = [buyer.name, buyer.email, store.sto_name, channelName(t, support)].filter(Boolean).join(' · ');
  return (
    <Box component="header" ref={head} sx={{ px: 4, py: 3, borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        {onBack && (
          <IconButton aria-label={t('thread.back')} onClick={onBack}>
            <ArrowBack />
          </IconButton>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" noWrap title={subject} dir="auto" sx={{ textAlign: 'start' }}>
            {subject}
          </Typography>
          <Typography variant="body2" noWrap title={facts} sx={{ color: 'text.secondary' }}>
            <ChannelIcon channel={channel} sx={{ verticalAlign: 'text-bottom', marginInlineEnd: 1 }} />
            {facts}
          </Typography>
        </Box>
        <Faces others={others} />
        {onContext && (
          <Hint title={t('context.title')}>
            <IconButton aria-label={t('context.title')} onClick={onContext}>
              <Menu />
            </IconButton>
          </Hint>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
        <StatusChip {...taskStatusOf(words, status)} />
        <DueChip task={support} />
        {(priority === 'urgent' || priority === 'high') && <StatusChip tone="warning" label={priorityName(words, priority)} />}
        <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {assignee ? t('assign.to', { name: assignee.name }) : t('assign.nobody')}
        </Box>
        {tags.map((tag) => (
          <Box component="span" key={tag} sx={tagLook}>
            {tag}
          </Box>
        ))}
      </Box>
      {mayChange && (
        <Box role="toolbar" aria-label={t('deed.title')} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
          {BUTTONS.map(([deed, Sign]) => {
            const run = deeds[deed];
            if (!run) return null;
            const key = deed === 'link' ? undefined : KEYS[deed];
            return (
              <Hint key={deed} title={key ? `${t(`deed.${deed}`)} (${key === key.toLowerCase() ? key : `⇧${key}`})` : t(`deed.${deed}`)}>
                <IconButton data-deed={deed} aria-label={t(`deed.${deed}`)} aria-keyshortcuts={key} onClick={run}>
                  <Sign />
                </IconButton>
              </Hint>
            );
          })}
          <Box sx={{ flex: 1 }} />
          {deeds.wait && (
            <Button color="inherit" startIcon={<HourglassEmpty />} aria-keyshortcuts={KEYS.wait} onClick={deeds.wait}>
              {t('deed.wait')}
            </Button>
          )}
          {deeds.resolve && (
            <Button variant="outlined" aria-keyshortcuts={KEYS.resolve} onClick={deeds.resolve}>
              {t('deed.resolve')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
};

const tagLook = {
  px: 1.5,
  borderRadius: 1,
  fontSize: 12,
  bgcolor: 'background.subtle',
  maxWidth: 160,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
