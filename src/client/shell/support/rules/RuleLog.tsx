import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../../domain/addresses/addresses';
import { ruleRuns, type RuleRun } from '../../../entities/rule-runs';
import type { Rule } from '../../../entities/rules';
import { useList } from '../../../kernel/hooks';
import { SelectField } from '../../../ui/form/SelectField';
import { useFormat } from '../../../ui/format';
import { Link } from '../../../ui/Link';
import { Pagination } from '../../../ui/list/Pagination';
import { ListFailure } from '../../../ui/Message';
import { refusalSentence } from '../../../ui/refusal';
import { StatusChip } from '../../../ui/StatusChip';
import { ruleStepsLine, type RuleNames } from './rule-words';

interface RuleLogProps {
  /** The rule it begins with; empty: all of them. */
  readonly ruleId: string;
  readonly rules: readonly Rule[];
  readonly names: RuleNames;
  /** A link leads to a conversation, so whatever covers it is closed. */
  readonly onLeave: () => void;
}

const PERPAGE = 20;

/** The runs of one rule or of all, newest first. */
export const RuleLog = ({ ruleId, rules, names, onLeave }: RuleLogProps) => {
  const { t } = useTranslation('rules');
  const [rule, setRule] = useState(ruleId);
  const [outcome, setOutcome] = useState('');
  const [page, setPage] = useState(1);
  const variables = { subject: 'support', rule_id: rule || null, outcome: outcome || null };
  const { rows, total, about, loading, error, reload } = useList(ruleRuns, { page, perpage: PERPAGE, variables });
  const narrow = (change: () => void): void => {
    change();
    setPage(1);
  };
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 3, mb: 3 }}>
        <SelectField
          label={t('log.rule')}
          value={rule}
          options={[{ value: '', label: t('log.allRules') }, ...rules.map(({ _id, name }) => ({ value: _id, label: name }))]}
          onChange={(chosen) => narrow(() => setRule(chosen))}
        />
        <SelectField
          label={t('log.outcome')}
          value={outcome}
          options={[
            { value: '', label: t('log.allOutcomes') },
            { value: 'done', label: t('log.done') },
            { value: 'refused', label: t('log.refused') },
          ]}
          onChange={(chosen) => narrow(() => setOutcome(chosen))}
        />
      </Box>
      {error ? (
        <ListFailure error={error} onRetry={reload} />
      ) : loading ? (
        <Skeleton variant="rounded" height={240} />
      ) : (
        <>
          {rows.length === 0 && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{t(outcome === '' ? 'log.none' : 'log.noMatch')}</Box>}
          <Box component="ul" aria-label={t('log.title')} sx={look}>
            {rows.map((run) => (
              <RunRow key={run._id} run={run} names={names} onLeave={onLeave} />
            ))}
          </Box>
          {total > PERPAGE && (
            <Pagination
              fixed
              address={{ page, perpage: PERPAGE }}
              total={total}
              about={about}
              onChange={({ page: to }) => setPage(Number(to) || 1)}
            />
          )}
        </>
      )}
    </>
  );
};

/** The reason a run was refused, or steps of one that is done were left out. One that failed says already that nothing was changed. */
const whyNot = ({ outcome, refusal, refusal_values }: RuleRun, unchanged: string): string => {
  const reason = refusal ? refusalSentence({ refusal, values: refusal_values }) : '';
  return outcome === 'done' || refusal === 'rule.failed' ? reason : `${reason} ${unchanged}`.trim();
};

interface RunRowProps {
  readonly run: RuleRun;
  readonly names: RuleNames;
  readonly onLeave: () => void;
}

const RunRow = ({ run, names, onLeave }: RunRowProps) => {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const { rule_name, subject_id, title, outcome, steps, created_at } = run;
  const isDone = outcome === 'done';
  const lines = [isDone ? ruleStepsLine(t, names, steps) : '', whyNot(run, t('log.unchanged'))].filter((line) => line !== '');
  return (
    <li>
      <header>
        <StatusChip tone={isDone ? 'good' : 'bad'} label={t(isDone ? 'log.done' : 'log.refused')} />
        <b>{rule_name}</b>
        <time dateTime={new Date(created_at * 1000).toISOString()} title={format.dateTime(created_at)}>
          {format.moment(created_at)}
        </time>
      </header>
      <MuiLink
        component={Link}
        to={addresses.support.print({ filter: 'all', status: 'All', id: subject_id })}
        sx={{ overflowWrap: 'anywhere' }}
        onClick={onLeave}
      >
        {title || t('log.conversation')}
      </MuiLink>
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </li>
  );
};

const look = {
  display: 'grid',
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: 13,
  '& li': { py: 2, borderBottom: 1, borderColor: 'divider', minWidth: 0 },
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 },
  '& b': { fontWeight: 500, overflowWrap: 'anywhere', minWidth: 0 },
  '& time': { marginInlineStart: 'auto', color: 'text.secondary', fontSize: 12 },
  '& small': { display: 'block', mt: 1, fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' },
} as const;
