import { HELP_SECTIONS, type HelpSection } from '../../domain/help/sections';
import type { Language } from '../../domain/languages';
import { textsIn } from '../kernel/language';
import { screenNames } from './words';

/** Longer queries are cut. */
const MOST_CHARACTERS = 100;
/** Lines shown of one section. */
const MOST_LINES = 3;

/** A section of the guide with the lines that answer a query. */
interface HelpHit {
  readonly section: HelpSection;
  readonly name: string;
  /** Titles of tasks and sentences, the names of buttons between two pairs of asterisks. */
  readonly lines: readonly string[];
}

/** Compared without case and accents: `umsatz` finds `Umsätze`. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const cleanQuery = (query: string | undefined): string => (query ?? '').trim().replace(/\s+/gu, ' ').slice(0, MOST_CHARACTERS);

/** The sections that contain every word of a query (`cleanQuery`): those named by it first, then those with a task of that title. */
export const searchGuide = (language: Language, query: string): readonly HelpHit[] => {
  const words = folded(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const t = textsIn(language, 'help');
  const names = screenNames(language);
  const found = HELP_SECTIONS.flatMap((section) => {
    const tasks = t(`screen.${section}.tasks`).split('\n');
    const rest = [t(`screen.${section}.what`), t(`screen.${section}.empty`), t(`screen.${section}.refusals`)];
    const all = folded([names[section], ...tasks, ...rest].join('\n'));
    if (!words.every((word) => all.includes(word))) return [];
    const count = (text: string): number => words.filter((word) => folded(text).includes(word)).length;
    const titled = tasks.map((task) => ({ line: task.split('|')[0]?.trim() ?? '', hits: count(task) }));
    const lines = [...titled, ...rest.map((line) => ({ line, hits: count(line) }))]
      .filter(({ hits }) => hits > 0)
      .sort((a, b) => b.hits - a.hits)
      .slice(0, MOST_LINES);
    const score = 4 * count(names[section]) + 2 * Math.max(0, ...titled.map(({ line }) => count(line)));
    return [{ section, name: names[section], lines: lines.map(({ line }) => line), score }];
  });
  return found.sort((a, b) => b.score - a.score).map(({ score: _score, ...hit }) => hit);
};
