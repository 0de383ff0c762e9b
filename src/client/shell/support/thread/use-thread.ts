import { useMemo, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { Action, Dispatch } from '@reduxjs/toolkit';
import { messages, type Message } from '../../../entities/messages';
import type { SupportDesk } from '../../../entities/support-desks';
import type { EntitiesState } from '../../../kernel/entity-reducer';
import { useHeldRows } from '../../../kernel/hooks';

interface Known {
  readonly desk: SupportDesk;
  /** Every message that was shown of it, the earliest first. */
  readonly ids: readonly string[];
}

/** As many earlier ones come at once. */
const MESSAGES_AT_ONCE = 30;

const queryOf = (support_id: string, before: string) => ({ variables: { support_id, before } });

/** The messages of a conversation as far as they were asked for, the latest last. */
export const useThread = (
  desk: SupportDesk,
): {
  readonly rows: readonly Message[];
  /** There are earlier ones. */
  readonly more: boolean;
  readonly loading: boolean;
  readonly loadMore: () => void;
} => {
  const dispatch = useDispatch<Dispatch<Action>>();
  const { _id } = desk;
  /** Before which messages earlier ones were asked for, the latest first. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const pages = useSelector(
    (state: EntitiesState) => asked.map((before) => messages.selectPage(state, queryOf(_id, before))),
    shallowEqual,
  );
  const lists = useSelector(
    (state: EntitiesState) => asked.map((before) => messages.selectList(state, queryOf(_id, before))),
    shallowEqual,
  );
  // What moves out of the latest ones while the conversation is open stays in sight.
  const [known, setKnown] = useState<Known>({ desk, ids: desk.messages.map((message) => message._id) });
  if (known.desk !== desk) {
    const latest = desk.messages.map((message) => message._id);
    const first = latest[0];
    const at = first === undefined ? 0 : known.ids.indexOf(first);
    setKnown({ desk, ids: [...known.ids.slice(0, Math.max(0, at)), ...latest] });
  }
  const older = pages.toReversed().flat();
  const ids = [...new Set([...older.map((message) => message._id), ...known.ids])];
  useHeldRows(messages, ids);
  const all = useSelector((state: EntitiesState) => ids.map((id) => messages.selectById(state, id)), shallowEqual);
  // What was split off belongs elsewhere.
  const rows = useMemo(() => all.filter((row): row is Message => row?.support_id === _id), [all, _id]);
  const last = pages.at(-1);
  const state = lists.at(-1);
  const loading = state?.status === 'loading';
  return {
    rows,
    more: last && state?.status === 'ready' ? last.length >= MESSAGES_AT_ONCE : desk.more,
    loading,
    loadMore: () => {
      const before = rows[0]?._id;
      if (before === undefined || loading) return;
      if (!asked.includes(before)) setAsked([...asked, before]);
      dispatch(messages.actions.load(queryOf(_id, before)));
    },
  };
};
