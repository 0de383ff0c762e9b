import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { RULE_OPERATORS } from '../../../../domain/rules/terms';
import { SUPPORT_RULE_TERMS } from '../../../../domain/support/rule-terms';
import { SelectField } from '../../../ui/form/SelectField';
import { TagField } from '../../../ui/form/TagField';
import { ChoicesField } from './ChoicesField';
import { freshCondition, isFieldOfEvent, type DraftCondition } from './rule-drafts';
import { isRuleField, isRuleFieldOf, RULE_FIELDS } from './rule-words';
import type { useRuleNames } from './use-rule-names';
import { WholeNumberField } from './WholeNumberField';

interface ConditionFieldsProps {
  readonly condition: DraftCondition;
  readonly event: string;
  readonly choices: ReturnType<typeof useRuleNames>;
  readonly onChange: (condition: DraftCondition) => void;
}

/** One condition: the field, how it is compared, and with what. */
export const ConditionFields = ({ condition, event, choices, onChange }: ConditionFieldsProps) => {
  const { t } = useTranslation('rules');
  const { field, op } = condition;
  // A field that lost its value with another event stays until somebody chooses another.
  const fields = RULE_FIELDS.filter((each) => each === field || isFieldOfEvent(each, event));
  const isLost = isRuleField(field) && !isFieldOfEvent(field, event);
  const operators = isRuleField(field) ? RULE_OPERATORS[SUPPORT_RULE_TERMS.fields[field].type] : [];
  return (
    <Box sx={pair}>
      <SelectField
        label={t('form.field')}
        value={field}
        options={fields.map((value) => ({ value, label: t(`field.${value}`) }))}
        error={isLost ? t('form.notForEvent', { field: t(`field.${field}`) }) : undefined}
        onChange={(chosen) => onChange(freshCondition(chosen))}
      />
      {operators.length > 1 && (
        <SelectField
          label={t('form.operator')}
          value={op}
          options={operators.map((value) => ({ value, label: t(`op.${value}`) }))}
          onChange={(chosen) => onChange({ ...condition, op: chosen })}
        />
      )}
      <Values condition={condition} choices={choices} onChange={(values) => onChange({ ...condition, values: [...values] })} />
    </Box>
  );
};

interface ValuesProps {
  readonly condition: DraftCondition;
  readonly choices: ReturnType<typeof useRuleNames>;
  readonly onChange: (values: readonly string[]) => void;
}

const Values = ({ condition: { field, values }, choices, onChange }: ValuesProps) => {
  const { t } = useTranslation('rules');
  const [first = ''] = values;
  if (isRuleFieldOf(field, 'flag'))
    return (
      <SelectField
        label={t('form.value')}
        value={first}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`flag.${field}.${value}`) }))}
        onChange={(chosen) => onChange([chosen])}
      />
    );
  if (isRuleFieldOf(field, 'number'))
    return <WholeNumberField label={t('form.value')} value={first} onChange={(typed) => onChange([typed])} />;
  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      {isRuleFieldOf(field, 'choice') ? (
        <ChoicesField label={t('form.values')} options={choices.optionsOf(field)} value={values} onChange={onChange} />
      ) : (
        <TagField
          label={t(field === 'tag' ? 'field.tag' : 'form.words')}
          hint={field === 'tag' ? undefined : t(field === 'sender' ? 'form.addressHint' : 'form.wordsHint')}
          value={values}
          onChange={onChange}
        />
      )}
    </Box>
  );
};

const pair = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 3, minWidth: 0, alignItems: 'start' } as const;
