import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { nextStepOf, type NextStep } from '../../../domain/jobs/next-steps';
import { Hint } from '../../ui/Hint';
import { Link } from '../../ui/Link';
import { ownDirection } from '../../ui/styles';
import { type Refusal, refusalSentence } from '../../ui/refusal';

interface FailureLineProps {
  readonly failure: Pick<Refusal, 'refusal' | 'values' | 'message'>;
  /** One line, cut where its column ends; the whole is shown while it is pointed at. */
  readonly short?: boolean;
  /** Where each step is done: an address, or what starts it. A step that is not given is not offered. */
  readonly steps?: Partial<Readonly<Record<Exclude<NextStep, 'none'>, string | (() => void) | undefined>>>;
}

/** Why something failed, and the next step. */
export const FailureLine = ({ failure, short = false, steps = {} }: FailureLineProps) => {
  const { t } = useTranslation('lists');
  const sentence = refusalSentence(failure);
  const step = nextStepOf(failure.refusal);
  const way = step === 'none' ? undefined : steps[step];
  return (
    <Box data-failure="" sx={short ? line : lines}>
      {short ? (
        <Hint title={sentence}>
          <span>{sentence}</span>
        </Hint>
      ) : (
        <span>{sentence}</span>
      )}
      {step !== 'none' && typeof way === 'string' && (
        <MuiLink component={Link} to={way}>
          {t(`next.${step}`)}
        </MuiLink>
      )}
      {step !== 'none' && typeof way === 'function' && (
        <MuiLink component="button" type="button" onClick={way}>
          {t(`next.${step}`)}
        </MuiLink>
      )}
    </Box>
  );
};

const line = {
  display: 'flex',
  gap: 2,
  mt: 0.5,
  fontSize: 12,
  '& > span': { ...ownDirection, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'error.main' },
  '& a, & button': { flexShrink: 0, font: 'inherit' },
} as const;

const lines = {
  fontSize: 13,
  '& > span': { ...ownDirection, display: 'block', color: 'error.main', overflowWrap: 'anywhere' },
  '& a, & button': { font: 'inherit', fontWeight: 500 },
} as const;
