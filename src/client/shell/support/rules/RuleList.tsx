import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rules as entity, type Rule } from '../../../entities/rules';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useFormat } from '../../../ui/format';
import Add from '../../../ui/icons/Add';
import ArrowDownward from '../../../ui/icons/ArrowDownward';
import ArrowUpward from '../../../ui/icons/ArrowUpward';
import Delete from '../../../ui/icons/DeleteOutlined';
import Edit from '../../../ui/icons/EditOutlined';
import History from '../../../ui/icons/HistoryOutlined';
import { unseen } from '../../../ui/styles';
import { useMay } from '../../session/use-may';
import { useDeed } from '../use-deed';
import { draftOfRule, ruleInputOf } from './rule-drafts';
import { ruleSentence, type RuleNames } from './rule-words';

interface RuleListProps {
  readonly rules: readonly Rule[];
  readonly names: RuleNames;
  /** What a first rule can begin with; null where none may be added. */
  readonly starts: ReactNode;
  readonly onAdd: () => void;
  readonly onEdit: (rule: Rule) => void;
  /** An empty id: of all rules. */
  readonly onLog: (ruleId: string) => void;
}

const idsOf = (rules: readonly Rule[]): string => rules.map(({ _id }) => _id).join(' ');

/** Rules in the order they run. */
export const RuleList = ({ rules, names, starts, onAdd, onEdit, onLog }: RuleListProps) => {
  const { t } = useTranslation('rules');
  const mayUpdate = useMay('messenger', 'update');
  const mayRemove = useMay('messenger', 'delete');
  const [removing, setRemoving] = useState<Rule | null>(null);
  const [told, setTold] = useState('');
  const { run: remove } = useDeed(entity, entity.actions.remove);
  const { shown, move } = useOrder(rules);
  const list = useRef<HTMLUListElement>(null);
  /** The button that gets the keyboard's focus once the rows stand in their new order. */
  const focus = useRef<string | null>(null);
  useEffect(() => {
    const wanted = focus.current;
    if (wanted === null) return;
    focus.current = null;
    list.current?.querySelector<HTMLButtonElement>(wanted)?.focus();
  });

  const press = (rule: Rule, at: number, by: -1 | 1): void => {
    const to = at + by;
    const isLast = to === 0 || to === shown.length - 1;
    // At the end the pressed button is off, so the other one is focused.
    const way = isLast ? (by === -1 ? 'down' : 'up') : by === -1 ? 'up' : 'down';
    focus.current = `[data-move="${way}-${rule._id}"]`;
    move(at, to);
    setTold(t('moved', { name: rule.name, place: to + 1, count: shown.length }));
  };

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mb: 3 }}>
        {starts && rules.length > 0 && (
          <Button startIcon={<Add />} variant="outlined" onClick={onAdd}>
            {t('add')}
          </Button>
        )}
        {rules.length > 0 && (
          <Button startIcon={<History />} color="inherit" onClick={() => onLog('')}>
            {t('log.open')}
          </Button>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 13, mb: 2 }}>{t(rules.length === 0 ? 'none' : 'order')}</Box>
      {rules.length === 0 && starts}
      <Box component="ul" ref={list} sx={look}>
        {shown.map((rule, i) => (
          <li key={rule._id} data-row={rule._id}>
            <Turn rule={rule} disabled={!mayUpdate} />
            <div>
              <b>{rule.name}</b>
              <span>{ruleSentence(t, names, rule)}</span>
              <RunLine rule={rule} />
            </div>
            <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
              {mayUpdate && (
                <>
                  <IconButton
                    data-move={`up-${rule._id}`}
                    aria-label={t('up', { name: rule.name })}
                    disabled={i === 0}
                    onClick={() => press(rule, i, -1)}
                  >
                    <ArrowUpward />
                  </IconButton>
                  <IconButton
                    data-move={`down-${rule._id}`}
                    aria-label={t('down', { name: rule.name })}
                    disabled={i === shown.length - 1}
                    onClick={() => press(rule, i, 1)}
                  >
                    <ArrowDownward />
                  </IconButton>
                </>
              )}
              <IconButton aria-label={t('log.of', { name: rule.name })} onClick={() => onLog(rule._id)}>
                <History />
              </IconButton>
              {mayUpdate && (
                <IconButton aria-label={t('edit', { name: rule.name })} onClick={() => onEdit(rule)}>
                  <Edit />
                </IconButton>
              )}
              {mayRemove && (
                <IconButton aria-label={t('removeNamed', { name: rule.name })} onClick={() => setRemoving(rule)}>
                  <Delete />
                </IconButton>
              )}
            </Box>
          </li>
        ))}
      </Box>
      <Box role="status" sx={unseen}>
        {told}
      </Box>
      {removing && (
        <ConfirmDialog
          open
          title={t('remove.title', { name: removing.name })}
          text={t('remove.text')}
          confirm={t('remove.do')}
          onConfirm={() => {
            remove({ subject: removing.subject, _id: removing._id });
            setRemoving(null);
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
};

/** The order of the rows: as it was pressed until the list comes with an order of its own. */
const useOrder = (rules: readonly Rule[]) => {
  const [pressed, setPressed] = useState<{ readonly ids: readonly string[]; readonly over: string } | null>(null);
  const { run, state } = useDeed(entity, entity.actions.order);
  const isFailed = state?.status === 'failed';
  const isOver = pressed !== null && (isFailed || pressed.over !== idsOf(rules));
  if (isOver) setPressed(null);
  const shown =
    pressed && !isOver ? pressed.ids.map((id) => rules.find(({ _id }) => _id === id)).filter((rule) => rule !== undefined) : rules;
  const move = (from: number, to: number): void => {
    const ids = shown.map(({ _id }) => _id);
    const [id] = ids.splice(from, 1);
    if (id === undefined) return;
    ids.splice(to, 0, id);
    setPressed({ ids, over: idsOf(rules) });
    run({ subject: 'support', ids });
  };
  return { shown, move };
};

/** The switch of a rule, which holds at once. */
const Turn = ({ rule, disabled }: { readonly rule: Rule; readonly disabled: boolean }) => {
  const { t } = useTranslation('rules');
  const { run, pending } = useDeed(entity, entity.actions.save);
  return (
    <Switch
      checked={pending ? !rule.enabled : rule.enabled}
      disabled={disabled || pending}
      slotProps={{ input: { role: 'switch', 'aria-label': t('on', { name: rule.name }) } }}
      onChange={(_event, on) =>
        run({ _id: rule._id, updated_at: rule.updated_at, params: { ...ruleInputOf(draftOfRule(rule)), enabled: on } })
      }
    />
  );
};

const RunLine = ({ rule: { runs, refused, last_run_at } }: { readonly rule: Rule }) => {
  const { t } = useTranslation('rules');
  const format = useFormat();
  return (
    <small>
      {t('runs', { count: runs })}
      {refused > 0 && (
        <>
          {' · '}
          <em>{t('failed', { count: refused })}</em>
        </>
      )}
      {last_run_at != null && ` · ${t('lastRun', { at: format.moment(last_run_at) })}`}
    </small>
  );
};

const look = {
  display: 'grid',
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: 13,
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2, py: 2, borderBottom: 1, borderColor: 'divider' },
  '& li > div:first-of-type': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .MuiSwitch-root': { mt: -2 },
  '& b': { display: 'block', fontWeight: 500 },
  '& small': { display: 'block', mt: 1, fontSize: 12, color: 'text.secondary' },
  '& em': { fontStyle: 'normal', color: 'error.main' },
} as const;
