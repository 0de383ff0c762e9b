import { StatusChip } from '../../ui/StatusChip';
import { FailureLine } from '../lists/FailureLine';
import { toneOfStatus } from './connection-status';

interface ConnectionStateProps {
  readonly status: string;
  /** The status in a word, and why it is so in a sentence. */
  readonly label: string;
  readonly sentence: string;
}

/** How a connection is, and why it is not well. */
export const ConnectionState = ({ status, label, sentence }: ConnectionStateProps) => (
  <>
    <StatusChip tone={toneOfStatus(status)} label={label} />
    {status !== 'Valid' && <FailureLine short failure={{ message: sentence }} />}
  </>
);
