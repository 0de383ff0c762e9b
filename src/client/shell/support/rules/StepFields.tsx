import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { RuleStepInputLimits } from '../../../../contract/generated/limits';
import { splitTags } from '../../../../domain/names';
import type { RuleAct } from '../../../../domain/rules/terms';
import { SUPPORT_RULE_TERMS } from '../../../../domain/support/rule-terms';
import { SelectField } from '../../../ui/form/SelectField';
import { TagField } from '../../../ui/form/TagField';
import { TextBox } from '../../orders/TextBox';
import type { DraftStep } from './rule-drafts';
import { isRuleAct, RULE_ACTS, type RuleActName } from './rule-words';
import type { useRuleNames } from './use-rule-names';

interface StepFieldsProps {
  readonly step: DraftStep;
  /** The acts of the other steps, of which some can be in a rule only once. */
  readonly others: readonly string[];
  readonly choices: ReturnType<typeof useRuleNames>;
  readonly onChange: (step: DraftStep) => void;
}

const isOnce = (act: RuleActName): boolean => {
  const { once }: RuleAct = SUPPORT_RULE_TERMS.acts[act];
  return once === true;
};

/** The first act a rule can have besides others. */
export const nextAct = (others: readonly string[]): RuleActName => RULE_ACTS.find((act) => !isOnce(act) || !others.includes(act)) ?? 'tag';

/** One step: the action, and its value. */
export const StepFields = ({ step: { act, value }, others, choices, onChange }: StepFieldsProps) => {
  const { t } = useTranslation('rules');
  const { t: support } = useTranslation('support');
  const acts = RULE_ACTS.filter((each) => each === act || !isOnce(each) || !others.includes(each));
  const offered = isRuleAct(act) ? choices.actOptionsOf(act) : undefined;
  const isKnown = offered?.some((option) => option.value === value);
  const missing = value === '' ? t('reply.choose') : t('form.gone');
  // While names are on their way, or when what was chosen is gone, the choice is kept.
  const options = offered && !isKnown ? [{ value, label: missing }, ...offered] : offered;
  const choose = (chosen: string): void => {
    const first = chosen === 'reply' ? undefined : isRuleAct(chosen) ? choices.actOptionsOf(chosen)?.[0] : undefined;
    onChange({ act: chosen, value: first?.value ?? '' });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' }, gap: 3, minWidth: 0, alignItems: 'start' }}>
      <SelectField
        label={t('form.action')}
        value={act}
        options={acts.map((each) => ({ value: each, label: t(`act.${each}`) }))}
        onChange={choose}
      />
      {options ? (
        <SelectField
          label={act === 'reply' ? t('reply.label') : support('macro.value')}
          value={value}
          options={options}
          onChange={(chosen) => onChange({ act, value: chosen })}
        />
      ) : act === 'tag' ? (
        <TagField label={support('deed.tags')} value={splitTags(value)} onChange={(tags) => onChange({ act, value: tags.join(', ') })} />
      ) : (
        <TextBox
          label={support('composer.note')}
          value={value}
          most={RuleStepInputLimits.value.characters}
          rows={3}
          onChange={(text) => onChange({ act, value: text })}
        />
      )}
    </Box>
  );
};
