import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rules, type Rule } from '../../../entities/rules';
import { useList } from '../../../kernel/hooks';
import ArrowBack from '../../../ui/icons/ArrowBack';
import { ListFailure } from '../../../ui/Message';
import { turned } from '../../../ui/styles';
import { useMay } from '../../session/use-may';
import { draftOfRule, EMPTY_RULE, type RuleDraft } from './rule-drafts';
import { presetDraft, type RulePreset } from './rule-presets';
import { RuleForm } from './RuleForm';
import { RuleList } from './RuleList';
import { RuleLog } from './RuleLog';
import { RuleStarts } from './RuleStarts';
import { useRuleNames } from './use-rule-names';

type Shown =
  | { readonly view: 'list' }
  | { readonly view: 'start' }
  | { readonly view: 'form'; readonly rule: Rule | null; readonly draft: RuleDraft; readonly preset: RulePreset | null }
  | { readonly view: 'log'; readonly ruleId: string };

const LIST: Shown = { view: 'list' };
const QUERY = { perpage: 100, variables: { subject: 'support' } };

/** Rules on conversations: which there are, their log, and adding, changing, ordering and removing them. */
export const Rules = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('rules');
  const list = useList(rules, QUERY);
  const choices = useRuleNames();
  const mayAdd = useMay('messenger', 'add');
  const [shown, setShown] = useState<Shown>(LIST);
  const back = (): void => setShown(LIST);
  if (shown.view === 'form')
    return <RuleForm rule={shown.rule} draft={shown.draft} preset={shown.preset} choices={choices} onDone={back} />;
  if (shown.view === 'log')
    return (
      <Within title={t('log.title')} onBack={back}>
        <RuleLog ruleId={shown.ruleId} rules={list.rows} names={choices.names} onLeave={onClose} />
      </Within>
    );
  if (list.error) return <ListFailure error={list.error} onRetry={list.reload} />;
  if (list.loading || !choices.ready) return <Skeleton variant="rounded" height={240} />;
  const starts = (
    <RuleStarts
      onStart={(preset) =>
        setShown({ view: 'form', rule: null, preset, draft: preset ? presetDraft(t, preset, choices.replies) : EMPTY_RULE })
      }
    />
  );
  if (shown.view === 'start')
    return (
      <Within title={t('start.title')} onBack={back}>
        {starts}
      </Within>
    );
  return (
    <RuleList
      rules={list.rows}
      names={choices.names}
      starts={mayAdd ? starts : null}
      onAdd={() => setShown({ view: 'start' })}
      onEdit={(rule) => setShown({ view: 'form', rule, draft: draftOfRule(rule), preset: null })}
      onLog={(ruleId) => setShown({ view: 'log', ruleId })}
    />
  );
};

interface WithinProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** A page behind the list, and the way back. */
const Within = ({ title, onBack, children }: WithinProps) => {
  const { t } = useTranslation('rules');
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <Button autoFocus startIcon={<ArrowBack />} color="inherit" onClick={onBack} sx={turned}>
          {t('back')}
        </Button>
      </Box>
      <Typography variant="h3" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </>
  );
};
