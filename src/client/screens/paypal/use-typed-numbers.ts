import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { paypalItems } from '../../entities/paypal-items';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { selectTask, type TasksRoot } from '../../kernel/tasks-slice';
import { pushTask } from '../../tasks/kinds';
import { useFormDraft } from '../../ui/form/use-form-draft';
import { showToast } from '../../ui/toast';
import { createTypedNumbers, isKept, readyItems, type TypedNumber } from './typed-numbers';

/** What is being sent: the task, and the payments it is about. */
interface Sent {
  readonly key: string;
  readonly ids: readonly string[];
}

const isTyped = (value: unknown): value is TypedNumber =>
  typeof value === 'object' && value !== null && 'number' in value && typeof value.number === 'string' && 'carrier' in value;

/**
 * What is typed in the rows, kept until PayPal was told of it: over other pages of the list, another visit and a page loaded anew. `push` sends what
 * can be sent as a background task.
 */
export const useTypedNumbers = () => {
  const { t } = useTranslation('paypal');
  const dispatch = useDispatch();
  const store = useStore<EntitiesState>();
  const [numbers] = useState(createTypedNumbers);
  const typed = useSyncExternalStore(numbers.subscribe, numbers.all);
  const [sent, setSent] = useState<Sent | null>(null);

  const draft = useFormDraft({
    of: 'paypal/numbers',
    read: () => (numbers.all().size === 0 ? null : { typed: Object.fromEntries(numbers.all()), base: {} }),
    restore: (left) => {
      const mine = numbers.all();
      const restored = Object.entries(left.typed).flatMap(([id, value]) => (isTyped(value) && !mine.has(id) ? [[id, value] as const] : []));
      numbers.put(restored);
      return restored.length > 0;
    },
  });
  const keep = useEffectEvent(() => draft.keep());
  useEffect(() => numbers.subscribe(() => keep()), [numbers]);

  const status = useSelector((state: TasksRoot) => (sent ? (selectTask(state, sent.key)?.status ?? 'over') : 'none'));
  const told = useRef('');
  const tell = useEffectEvent((): void => {
    if (!sent || told.current === sent.key) return;
    told.current = sent.key;
    const rows = sent.ids.flatMap((id) => paypalItems.selectById(store.getState(), id) ?? []);
    const count = (state: string): number => rows.filter(({ push }) => push.state === state).length;
    const [pushed, waiting, failed] = [count('pushed'), count('waiting'), count('failed')];
    const all = numbers.all();
    numbers.put(
      rows.flatMap((row) => {
        const own = all.get(row._id);
        return own && isKept(own, row) ? [[row._id, null] as const] : [];
      }),
    );
    if (failed > 0) showToast(t('pushed.failed', { count: failed }), { tone: 'error' });
    else if (waiting > 0) showToast(t('pushed.waiting', { count: waiting }));
    else showToast(t('pushed.done', { count: pushed }));
  });
  useEffect(() => {
    if (status === 'over') tell();
  }, [status]);

  const items = readyItems(typed);
  const push = useCallback(() => {
    const all = numbers.all();
    const ready = readyItems(all);
    // From now on what is wrong with the others is said.
    numbers.put([...all].map(([id, value]) => [id, { ...value, left: true }]));
    if (ready.length === 0) return;
    numbers.put(
      ready.flatMap(({ _id, tracking_number }) => {
        const value = numbers.all().get(_id);
        return value ? [[_id, { ...value, sent: tracking_number }] as const] : [];
      }),
    );
    const task = pushTask('pushPaypal', { count: ready.length, items: ready });
    dispatch(task);
    setSent({ key: task.payload.key, ids: ready.map(({ _id }) => _id) });
  }, [dispatch, numbers]);

  return {
    numbers,
    /** Rows somebody typed in, and those of them that can be sent. */
    count: typed.size,
    ready: items.length,
    pushing: status === 'queued' || status === 'running',
    push,
    discard: () => numbers.put([...numbers.all().keys()].map((id) => [id, null])),
  };
};
