/** The one switch of the plan banner. The specification has it render nothing for now (2, §4); its rules and its looks are ready. */
export const PLAN_BANNER_SHOWN: boolean = false;
