import { StatusChip } from '../../ui/StatusChip';
import { FailureLine } from '../lists/FailureLine';
import { toneOfStatus } from './connection-status';

interface ConnectionStateProps {
  readonly status: string;
  /** The status in a word, and why it is so in a sentence. */
  readonly label: string;
  readonly sentence: string;
  /** The sentence takes as many lines as it needs; else it ends where its column does. */
  readonly whole?: boolean;
}

/** How a connection is, and why it is not well. */
export const ConnectionState = ({ status, label, sentence, whole = false }: ConnectionStateProps) => (
  <>
    <StatusChip tone={toneOfStatus(status)} label={label} />
    {status !== 'Valid' && <FailureLine short={!whole} failure={{ message: sentence }} />}
  </>
);
