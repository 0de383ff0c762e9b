import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { erasures, type Erasure } from '../../entities/erasures';
import { useList } from '../../kernel/hooks';
import { useFormat } from '../../ui/format';
import { ListFailure } from '../../ui/Message';
import { Part } from '../../ui/Part';
import { StatusChip, type Tone } from '../../ui/StatusChip';
import { ownDirection } from '../../ui/styles';
import { heldKindOf } from './held-kinds';

const ALL = {};

const STATES = { waiting: 'waiting', files: 'waiting', done: 'good', blocked: 'warning' } as const satisfies Readonly<Record<string, Tone>>;

const isState = (state: string): state is keyof typeof STATES => Object.hasOwn(STATES, state);

/** Requests to erase a buyer, which name nobody. */
export const ErasureList = () => {
  const { t } = useTranslation('settings');
  const { rows, loading, error, reload } = useList(erasures, ALL);
  return (
    <Part title={t('buyers.requests')}>
      {error && rows.length === 0 && <ListFailure error={error} onRetry={reload} />}
      {loading && <Skeleton variant="rounded" height={56} />}
      {!loading && !error && rows.length === 0 && <Box sx={{ color: 'text.secondary', ...ownDirection }}>{t('buyers.noRequests')}</Box>}
      <Box component="ul" aria-label={t('buyers.requests')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((erasure) => (
          <ErasureLine key={erasure._id} erasure={erasure} />
        ))}
      </Box>
    </Part>
  );
};

const ErasureLine = ({ erasure }: { readonly erasure: Erasure }) => {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { state, requested_at, requested_by, finished_at, blocked_by, erased } = erasure;
  const when = format.moment(requested_at);
  const counts = erased.flatMap(({ kind, count }) => {
    const held = heldKindOf(kind);
    return held && count > 0 ? [`${t(`buyers.kind.${held}`)}: ${format.count(count)}`] : [];
  });
  const facts = [
    requested_by ? t('buyers.requestedBy', { when, name: requested_by.name }) : t('buyers.requested', { when }),
    state === 'done' && finished_at !== null && t('buyers.finished', { when: format.moment(finished_at) }),
    blocked_by !== null && t('buyers.blockedBy', { number: blocked_by }),
  ];
  return (
    <Box
      component="li"
      data-row={erasure._id}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, fontSize: 13, ...ownDirection }}>
        <Box>{facts.filter(Boolean).join(' · ')}</Box>
        {counts.length > 0 && <Box sx={{ color: 'text.secondary' }}>{counts.join(' · ')}</Box>}
      </Box>
      {isState(state) && <StatusChip tone={STATES[state]} label={t(`buyers.state.${state}`)} />}
    </Box>
  );
};
