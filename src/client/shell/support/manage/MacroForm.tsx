import Add from '../../../ui/icons/Add';
import Delete from '../../../ui/icons/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MacroInputLimits } from '../../../../contract/generated/limits';
import { PERSON_HOLDS } from '../../../../domain/sales/gates';
import { MACRO_ACTS } from '../../../../domain/support/macros';
import { SNOOZES } from '../../../../domain/support/snooze';
import { macros, type Macro } from '../../../entities/macros';
import { useMutation } from '../../../kernel/hooks';
import { SelectField } from '../../../ui/form/SelectField';
import { categoryOptions, priorityOptions, taskStatusName } from '../../orders/task-words';
import { TextBox } from '../../orders/TextBox';
import { useMembers } from '../../orders/use-members';
import { isMacroAct } from '../words';
import { SavedForm } from '../../kept/SavedForm';

interface MacroFormProps {
  /** Null: a new one. */
  readonly macro: Macro | null;
  readonly onDone: () => void;
}

type Step = Macro['steps'][number];

/** Characters of a step's text at most. */
const LONGEST = 20_000;

/** Steps that are done one after the other. */
export const MacroForm = ({ macro, onDone }: MacroFormProps) => {
  const { t } = useTranslation('support');
  const [name, setName] = useState(macro?.name ?? '');
  const [steps, setSteps] = useState<readonly Step[]>(macro?.steps ?? [{ act: 'reply', value: '' }]);
  const [next, setNext] = useState(macro?.next ?? true);
  const { submit, state } = useMutation(macros, macros.actions.save);
  const change = (at: number, step: Step): void => setSteps(steps.map((each, i) => (i === at ? step : each)));
  return (
    <SavedForm
      state={state}
      disabled={name.trim() === '' || steps.length === 0}
      onSave={() => submit({ ...(macro && { _id: macro._id, updated_at: macro.updated_at }), params: { name, steps: [...steps], next } })}
      onDone={onDone}
    >
      <TextBox autoFocus label={t('macro.name')} value={name} most={MacroInputLimits.name.characters} onChange={setName} />
      {steps.map((step, i) => (
        <Box key={i} role="group" aria-label={t('macro.step', { number: i + 1 })} sx={line}>
          <StepFields step={step} onChange={(changed) => change(i, changed)} />
          <IconButton
            aria-label={t('macro.removeStep', { number: i + 1 })}
            onClick={() => setSteps(steps.filter((_step, at) => at !== i))}
            sx={{ mt: 6 }}
          >
            <Delete />
          </IconButton>
        </Box>
      ))}
      <Box>
        <Button
          startIcon={<Add />}
          disabled={steps.length >= MacroInputLimits.steps.entries}
          onClick={() => setSteps([...steps, { act: 'note', value: '' }])}
        >
          {t('macro.addStep')}
        </Button>
      </Box>
      <FormControlLabel
        control={<Checkbox checked={next} onChange={(_event, on) => setNext(on)} />}
        label={t('step.next')}
        slotProps={{ typography: { variant: 'body2' } }}
      />
    </SavedForm>
  );
};

const StepFields = ({ step: { act, value }, onChange }: { readonly step: Step; readonly onChange: (step: Step) => void }) => {
  const { t } = useTranslation('support');
  const { t: words } = useTranslation('orderTasks');
  const { t: order } = useTranslation('order');
  const people = useMembers(null, 'messenger');
  const optionsOf = (of: string) => {
    switch (of) {
      case 'assign':
        return [{ value: 'me', label: t('assign.me') }, ...people];
      case 'status':
        return (['Inprocess', 'Waiting', 'Resolved'] as const).map((status) => ({ value: status, label: taskStatusName(words, status) }));
      case 'priority':
        return priorityOptions(words);
      case 'snooze':
        return SNOOZES.map((snooze) => ({ value: snooze, label: t(`snooze.${snooze}`) }));
      case 'ticket':
        return categoryOptions(words, 'support');
      case 'hold':
        return PERSON_HOLDS.map((reason) => ({ value: reason, label: order(`hold.reason.${reason}`) }));
      default:
        return undefined;
    }
  };
  const options = optionsOf(act);
  return (
    <>
      <SelectField
        label={t('macro.does')}
        value={act}
        options={MACRO_ACTS.map((each) => ({ value: each, label: t(`act.${each}`) }))}
        onChange={(chosen) => onChange({ act: chosen, value: optionsOf(chosen)?.[0]?.value ?? '' })}
      />
      {options ? (
        <SelectField label={t('macro.value')} value={value} options={options} onChange={(chosen) => onChange({ act, value: chosen })} />
      ) : (
        <TextBox
          label={t('macro.value')}
          value={value}
          most={LONGEST}
          {...(isMacroAct(act) && act !== 'tag' && { rows: 3 })}
          onChange={(text) => onChange({ act, value: text })}
        />
      )}
    </>
  );
};

const line = { display: 'grid', gridTemplateColumns: '160px 1fr auto', gap: 2, alignItems: 'start' } as const;
