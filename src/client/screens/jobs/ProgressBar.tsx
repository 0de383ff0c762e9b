import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format';
import { Hint } from '../../ui/Hint';
import { ownDirection } from '../../ui/styles';
import { STATES, type JobState, type StateCounts } from './job-facts';

const colours: Readonly<Record<JobState, string>> = {
  done: 'success.main',
  pending: 'primary.main',
  waiting: 'action.disabledBackground',
  stopped: 'text.disabled',
  rejected: 'error.main',
};

/** A group's jobs as one bar, and how many are done in words; what is wrong is named. */
export const ProgressBar = ({ counts, total }: { readonly counts: StateCounts; readonly total: number }) => {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const named = STATES.filter((state) => counts[state] > 0).map((state) =>
    t('stateCount', { state: t(`state.${state}`), count: counts[state] }),
  );
  const troubles = (['pending', 'waiting', 'stopped', 'rejected'] as const).filter((state) => counts[state] > 0);
  return (
    <Hint title={named.join(', ')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Box
          role="progressbar"
          aria-label={t('column.progress')}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={counts.done}
          aria-valuetext={named.join(', ')}
          sx={{ display: 'flex', flex: '0 0 140px', height: 6, borderRadius: 3, overflow: 'hidden', bgcolor: 'background.subtle' }}
        >
          {STATES.map((state) => (
            <Box
              key={state}
              sx={{ width: `${total === 0 ? 0 : (counts[state] / total) * 100}%`, bgcolor: colours[state], transition: 'width 200ms' }}
            />
          ))}
        </Box>
        <Typography
          variant="body2"
          component="div"
          data-wrap=""
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, '& > span': ownDirection }}
        >
          <span>{t('progress', { done: format.count(counts.done), total: format.count(total) })}</span>
          {troubles.map((state) => (
            <Box
              key={state}
              component="span"
              sx={{
                color: state === 'rejected' ? 'error.main' : 'text.secondary',
                fontWeight: state === 'rejected' ? 600 : 400,
              }}
            >
              {t('stateCount', { state: t(`state.${state}`), count: counts[state] })}
            </Box>
          ))}
        </Typography>
      </Box>
    </Hint>
  );
};
