import type { Handover } from '../providers/provider';

/** Where pieces stand that people hand over or make by hand, in the order of their way. */
export const WORK_STAGES = ['waiting', 'handed', 'new', 'making', 'held', 'made', 'sent'] as const;

export type WorkStage = (typeof WORK_STAGES)[number];

/** The stages of a provider's queue, by how orders come to it; the first is where they arrive. One that is asked by its interface has none. */
export const STAGES_OF: Readonly<Record<Handover, readonly [WorkStage, ...WorkStage[]] | null>> = {
  api: null,
  csv: ['waiting', 'handed', 'sent'],
  own: ['new', 'making', 'held', 'made', 'sent'],
};

/** What somebody at work says of pieces. */
export const WORK_MOVES = ['start', 'hold', 'made'] as const;

export type WorkMove = (typeof WORK_MOVES)[number];

/** From where each may be said; said where it is so already, it changes nothing. */
export const MOVES_FROM: Readonly<Record<WorkMove, readonly WorkStage[]>> = {
  start: ['new', 'held', 'made'],
  hold: ['new', 'making', 'made'],
  made: ['new', 'making', 'held'],
};

/** Slips one file holds at most. */
export const MOST_SLIPS = 200;

/** Orders one file hands over at most. */
export const MOST_HANDED = 1000;

export type Paper = 'A4' | 'Letter';

/** Width and height in points. */
export const PAPERS: Readonly<Record<Paper, readonly [number, number]>> = { A4: [595.28, 841.89], Letter: [612, 792] };
