import { useMemo, useState } from 'react';
import { cannedReplies, type CannedReply } from '../../../entities/canned-replies';
import { useList } from '../../../kernel/hooks';

/** What is typed after a stroke at the beginning of a word, before the caret. */
const ASKED = /(?:^|\s)\/([\p{L}\p{N}_-]*)$/u;

/** As many are shown at once. */
const MOST = 8;

const rank = ({ shortcut, name }: CannedReply, asked: string): number => {
  const [short, words] = [shortcut.toLowerCase(), name.toLowerCase()];
  if (short === asked) return 0;
  if (short.startsWith(asked)) return 1;
  if (words.split(/\s+/u).some((word) => word.startsWith(asked))) return 2;
  return words.includes(asked) ? 3 : 4;
};

/** Ready answers that fit what was typed, the nearest first. */
const matching = (replies: readonly CannedReply[], asked: string): readonly CannedReply[] =>
  replies
    .map((reply) => ({ reply, at: rank(reply, asked.toLowerCase()) }))
    .filter(({ at }) => at < 4)
    .sort((a, b) => a.at - b.at || a.reply.name.localeCompare(b.reply.name))
    .slice(0, MOST)
    .map(({ reply }) => reply);

/** Ready answers that are offered while somebody types; null: none are asked for. */
export const useCanned = (body: string, caret: number) => {
  const { rows, loading } = useList(cannedReplies, { perpage: 100 });
  const asked = ASKED.exec(body.slice(0, caret))?.[1];
  const [closed, setClosed] = useState<string | null>(null);
  const [at, setAt] = useState({ asked: '', index: 0 });
  const found = useMemo(() => (asked === undefined ? [] : matching(rows, asked)), [rows, asked]);
  const begin = asked === undefined ? -1 : caret - asked.length - 1;
  const open = asked !== undefined && closed !== `${begin}`;
  const index = Math.min(at.asked === asked ? at.index : 0, Math.max(0, found.length - 1));
  return {
    open,
    loading,
    found,
    index,
    /** Where the stroke stands. */
    begin,
    move: (step: number) => setAt({ asked: asked ?? '', index: (index + step + found.length) % Math.max(1, found.length) }),
    close: () => setClosed(`${begin}`),
  };
};
