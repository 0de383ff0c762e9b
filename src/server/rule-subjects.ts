import type { RuleSubjects } from './rules/subject';
import { supportRules } from './support/rules/subject';

/** The kinds of records people make rules on. */
export const ruleSubjects: RuleSubjects = { support: supportRules };
