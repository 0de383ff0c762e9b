import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RuleInputLimits } from '../../../../contract/generated/limits';
import type { Fault } from '../../../../domain/fault';
import { RULE_MATCHES } from '../../../../domain/rules/terms';
import { SUPPORT_RULE_TERMS } from '../../../../domain/support/rule-terms';
import { rules, type Rule } from '../../../entities/rules';
import { useMutation } from '../../../kernel/hooks';
import { Labelled } from '../../../ui/form/Labelled';
import { SelectField } from '../../../ui/form/SelectField';
import Add from '../../../ui/icons/Add';
import Delete from '../../../ui/icons/DeleteOutlined';
import { refusalSentence } from '../../../ui/refusal';
import { SavedForm } from '../../kept/SavedForm';
import { ReplyForm } from '../manage/ReplyForm';
import { ConditionFields } from './ConditionFields';
import { draftFault, freshCondition, placeOfFault, ruleInputOf, type FaultPlace, type RuleDraft } from './rule-drafts';
import { isAnsweringPreset, presetReply, type RulePreset } from './rule-presets';
import { isRuleEvent, RULE_EVENTS } from './rule-words';
import { RuleTestPart } from './RuleTestPart';
import { nextAct, StepFields } from './StepFields';
import type { useRuleNames } from './use-rule-names';
import { WholeNumberField } from './WholeNumberField';

interface RuleFormProps {
  /** Null: a new one. */
  readonly rule: Rule | null;
  readonly draft: RuleDraft;
  /** The preset the draft began with. */
  readonly preset: RulePreset | null;
  readonly choices: ReturnType<typeof useRuleNames>;
  readonly onDone: () => void;
}

/** A rule: its event, conditions and steps, and what it would have done. */
export const RuleForm = ({ rule, draft: initial, preset, choices, onDone }: RuleFormProps) => {
  const { t } = useTranslation('rules');
  const [draft, setDraft] = useState(initial);
  const [fault, setFault] = useState<Fault | null>(null);
  const [sent, setSent] = useState<RuleDraft | null>(null);
  /** The step a saved reply is created for, by its place. */
  const [replyFor, setReplyFor] = useState<number | null>(null);
  const { submit, state, requestId } = useMutation(rules, rules.actions.save);
  const form = useRef<HTMLDivElement>(null);
  const { name, event, hours, match, conditions, steps, stop, enabled } = draft;

  const change = (changes: Partial<RuleDraft>): void => {
    setDraft({ ...draft, ...changes });
    setFault(null);
  };
  const changeAt = <Each,>(all: readonly Each[], at: number, to: Each): readonly Each[] => all.map((each, i) => (i === at ? to : each));
  const without = <Each,>(all: readonly Each[], at: number): readonly Each[] => all.filter((_each, i) => i !== at);

  const check = (named: boolean): boolean => {
    const found = draftFault(draft, { named });
    setFault(found);
    return found === null;
  };
  const save = (): void => {
    if (!check(true)) return;
    setSent(draft);
    // One key goes with all that is sent: after a lost answer a changed draft is saved over the rule that may have been made.
    submit({ ...(rule && { _id: rule._id, updated_at: rule.updated_at }), params: ruleInputOf(draft) }, requestId || undefined);
  };

  const failure = state?.status === 'failed' ? state.error : null;
  // The server’s refusal is shown at its place until something is changed.
  const refused = failure && sent === draft ? failure : null;
  const wrong = fault ?? refused;
  const place = wrong && placeOfFault(wrong);
  const sentenceAt = (where: FaultPlace): string | undefined => (wrong && place === where ? refusalSentence(wrong) : undefined);

  useEffect(() => {
    if (place) form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
  }, [place, fault]);

  if (replyFor !== null)
    return (
      <>
        <Typography variant="h3" sx={{ mb: 4 }}>
          {t('reply.title')}
        </Typography>
        <ReplyForm
          reply={null}
          {...(isAnsweringPreset(preset) && { text: presetReply(t, preset) })}
          onDone={(id) => {
            if (id !== undefined) change({ steps: changeAt(steps, replyFor, { act: 'reply', value: id }) });
            setReplyFor(null);
          }}
        />
      </>
    );

  return (
    <Box ref={form}>
      <SavedForm
        state={state && { ...state, error: failure && placeOfFault(failure) === null ? failure : null }}
        disabled={false}
        onSave={save}
        onDone={onDone}
      >
        <Labelled label={t('form.name')} error={sentenceAt('name')}>
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              size="small"
              autoComplete="off"
              autoFocus
              value={name}
              slotProps={{
                input: { maxLength: RuleInputLimits.name.characters, 'aria-describedby': describedBy, 'aria-invalid': place === 'name' },
              }}
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </Labelled>
        <Box sx={pair}>
          <SelectField
            label={t('form.event')}
            value={event}
            options={RULE_EVENTS.map((value) => ({ value, label: t(`event.${value}`) }))}
            error={sentenceAt('event')}
            onChange={(chosen) => change({ event: chosen })}
          />
          {isRuleEvent(event) && SUPPORT_RULE_TERMS.events[event].timed && (
            <WholeNumberField
              label={t(event === 'resolved' ? 'form.hoursResolved' : 'form.hours')}
              error={sentenceAt('hours')}
              value={hours}
              onChange={(typed) => change({ hours: typed })}
            />
          )}
        </Box>
        <Section title={t('form.conditions')}>
          {conditions.length === 0 && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{t('form.always')}</Box>}
          {conditions.length > 1 && (
            <Box sx={pair}>
              <SelectField
                label={t('form.match')}
                value={match}
                options={RULE_MATCHES.map((value) => ({ value, label: t(`form.${value}`) }))}
                onChange={(chosen) => change({ match: chosen })}
              />
            </Box>
          )}
          {conditions.map((condition, i) => (
            <Line
              key={i}
              name={t('form.condition', { number: i + 1 })}
              removal={t('form.removeCondition', { number: i + 1 })}
              error={sentenceAt(`condition.${i}`)}
              onRemove={() => change({ conditions: without(conditions, i) })}
            >
              <ConditionFields
                condition={condition}
                event={event}
                choices={choices}
                onChange={(changed) => change({ conditions: changeAt(conditions, i, changed) })}
              />
            </Line>
          ))}
          <Box>
            <Button
              startIcon={<Add />}
              disabled={conditions.length >= RuleInputLimits.conditions.entries}
              onClick={() => change({ conditions: [...conditions, freshCondition('words')] })}
            >
              {t('form.addCondition')}
            </Button>
          </Box>
        </Section>
        <Section title={t('form.steps')}>
          {steps.map((step, i) => (
            <Line
              key={i}
              name={t('form.step', { number: i + 1 })}
              removal={t('form.removeStep', { number: i + 1 })}
              error={sentenceAt(`step.${i}`)}
              onRemove={() => change({ steps: without(steps, i) })}
            >
              <StepFields
                step={step}
                others={without(steps, i).map(({ act }) => act)}
                choices={choices}
                onChange={(changed) => change({ steps: changeAt(steps, i, changed) })}
              />
              {step.act === 'reply' && step.value === '' && (
                <Alert severity="info" role="note" sx={{ mt: 3 }}>
                  {t(isAnsweringPreset(preset) ? 'reply.fromText' : 'reply.needed')}
                  <Box sx={{ mt: 2 }}>
                    <Button size="small" variant="outlined" onClick={() => setReplyFor(i)}>
                      {t('reply.create')}
                    </Button>
                  </Box>
                </Alert>
              )}
            </Line>
          ))}
          {sentenceAt('steps') && (
            <FormHelperText error role="alert" sx={{ mx: 0 }}>
              {sentenceAt('steps')}
            </FormHelperText>
          )}
          <Box>
            <Button
              startIcon={<Add />}
              disabled={steps.length >= RuleInputLimits.steps.entries}
              onClick={() => {
                const act = nextAct(steps.map((step) => step.act));
                change({ steps: [...steps, { act, value: '' }] });
              }}
            >
              {t('form.addStep')}
            </Button>
          </Box>
        </Section>
        <FormControlLabel
          control={<Checkbox checked={stop} onChange={(_event, on) => change({ stop: on })} />}
          label={t('form.stop')}
          slotProps={{ typography: { variant: 'body2' } }}
        />
        <RuleTestPart input={ruleInputOf(draft)} check={() => check(false)} />
        <FormControlLabel
          control={
            <Switch checked={enabled} slotProps={{ input: { role: 'switch' } }} onChange={(_event, on) => change({ enabled: on })} />
          }
          label={t('form.enabled')}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      </SavedForm>
    </Box>
  );
};

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
    <Typography variant="h3">{title}</Typography>
    {children}
  </Box>
);

interface LineProps {
  readonly name: string;
  readonly removal: string;
  readonly error: string | undefined;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** A condition or a step, which can be removed, with its fault below. */
const Line = ({ name, removal, error, onRemove, children }: LineProps) => (
  <Box role="group" aria-label={name} sx={line}>
    <Box sx={{ minWidth: 0 }}>
      {children}
      {error && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
    <IconButton aria-label={removal} onClick={onRemove} sx={{ mt: 6 }}>
      <Delete />
    </IconButton>
  </Box>
);

const pair = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 3, alignItems: 'start' } as const;

const line = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 2,
  alignItems: 'start',
  borderWidth: 0,
  borderInlineStartWidth: 2,
  borderStyle: 'solid',
  borderColor: 'divider',
  paddingInlineStart: 3,
} as const;
