import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '../../ui/StatusChip';
import { STATES, type JobState } from './job-facts';

const tones: Readonly<Record<JobState, Tone>> = {
  done: 'good',
  pending: 'waiting',
  waiting: 'neutral',
  stopped: 'paused',
  rejected: 'bad',
};

/** How a job stands. */
export const JobStateChip = ({ status }: { readonly status: string }) => {
  const { t } = useTranslation('jobs');
  const state = STATES.find((each) => each === status);
  return <StatusChip tone={state ? tones[state] : 'neutral'} label={state ? t(`state.${state}`) : status} />;
};
