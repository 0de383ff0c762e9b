import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuleInput } from '../../../../contract/generated/operations';
import { addresses } from '../../../../domain/addresses/addresses';
import { ruleTests } from '../../../entities/rule-runs';
import { useList } from '../../../kernel/hooks';
import { useFormat } from '../../../ui/format';
import { refusalSentence } from '../../../ui/refusal';
import { unseen } from '../../../ui/styles';

interface RuleTestPartProps {
  /** The rule as it is typed now. */
  readonly input: RuleInput;
  /** Whether it can be tested; it says by itself why it cannot. */
  readonly check: () => boolean;
}

const NOTHING: RuleInput = { subject: 'support', name: '', enabled: false, event: '', match: 'all', conditions: [], steps: [] };

/** A test depends neither on the name nor on whether the rule is on. */
const asTested = (input: RuleInput): RuleInput => ({ ...input, name: '', enabled: false });

/** What a rule would have done in the last 30 days. */
export const RuleTestPart = ({ input, check }: RuleTestPartProps) => {
  const { t } = useTranslation('rules');
  const { t: common } = useTranslation();
  const format = useFormat();
  const [asked, setAsked] = useState<RuleInput | null>(null);
  const { rows, loading, error, reload } = useList(ruleTests, { variables: { params: asked ?? NOTHING } }, { skip: asked === null });
  const [answer] = rows;
  const wanted = asTested(input);
  const isSame = asked !== null && JSON.stringify(asked) === JSON.stringify(wanted);
  const test = (): void => {
    if (!check()) return;
    if (isSame) reload();
    else setAsked(wanted);
  };
  const busy = asked !== null && loading && !error;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Button variant="outlined" loading={busy} onClick={test}>
          {isSame && (answer || error) ? t('test.again') : t('test.do')}
        </Button>
      </Box>
      <Box role="status" sx={{ display: 'grid', gap: 1, fontSize: 13, '&:empty': { display: 'none' } }}>
        {asked && error && <Box sx={{ color: 'error.main' }}>{refusalSentence(error)}</Box>}
        {asked && answer && !error && (
          <>
            <b>{t('test.touched', { count: answer.touched })}</b>
            <Box sx={{ color: 'text.secondary' }}>{t(answer.complete ? 'test.compared' : 'test.partly', { count: answer.events })}</Box>
            {!isSame && <Box sx={{ color: 'warning.dark' }}>{t('test.old')}</Box>}
          </>
        )}
      </Box>
      {asked && answer && !error && answer.examples.length > 0 && (
        <Box>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t('test.examples')}
          </Typography>
          <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', fontSize: 13 }}>
            {answer.examples.map(({ subject_id, title, detail, at }) => (
              <Box component="li" key={`${subject_id} ${at}`} sx={{ overflowWrap: 'anywhere' }}>
                <MuiLink href={addresses.support.print({ filter: 'all', status: 'All', id: subject_id })} target="_blank" rel="noopener">
                  {title || detail}
                  <Box component="span" sx={unseen}>
                    {` (${common('opensNewTab')})`}
                  </Box>
                </MuiLink>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {` · ${[title && detail, format.moment(at)].filter(Boolean).join(' · ')}`}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
};
