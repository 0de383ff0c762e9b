import type reports from '../../../i18n/en/reports.json';
import type shell from '../../../i18n/en/shell.json';
import { HELP_SECTIONS, type HelpSection } from '../../domain/help/sections';
import type { Language } from '../../domain/languages';
import { textsIn } from '../kernel/language';

/* oxlint-disable typescript/no-require-imports -- The files are named by language, and a screen is called in the guide as it is in the menu. */
const shellOf = (language: Language): typeof shell => require(`../../../i18n/${language}/shell.json`) as typeof shell;
const reportsOf = (language: Language): typeof reports => require(`../../../i18n/${language}/reports.json`) as typeof reports;
/* oxlint-enable typescript/no-require-imports */

/** Screens that stand in no menu have their names from the guide. */
const MORE = ['start', 'supportQueue', 'supportFigures', 'listing', 'preset', 'presetNew', 'editor', 'qa'] as const;

const isMore = (section: HelpSection): section is (typeof MORE)[number] => (MORE as readonly string[]).includes(section);

/** What the sections are called. */
export const screenNames = (language: Language): Readonly<Record<HelpSection, string>> => {
  const t = textsIn(language, 'help');
  const { nav } = shellOf(language);
  return Object.fromEntries(HELP_SECTIONS.map((id) => [id, isMore(id) ? t(`more.${id}`) : nav[id]])) as Record<HelpSection, string>;
};

/** Each figure of the registry with its name and what it is made of, as the reports say it. */
export const figureWords = (language: Language) => {
  const { figure, formula, ff, ffFormula } = reportsOf(language) as unknown as Readonly<
    Record<'figure' | 'formula' | 'ff' | 'ffFormula', Readonly<Record<string, string>>>
  >;
  return {
    order: (id: string) => ({ name: figure[id] ?? id, formula: formula[id] ?? '' }),
    fulfillment: (id: string) => ({ name: ff[id] ?? id, formula: ffFormula[id] ?? '' }),
  };
};
