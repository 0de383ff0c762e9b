import type { TFunction } from 'i18next';
import { WORK_STAGES, type WorkMove, type WorkStage } from '../../../../domain/sales/work-queue';
import type { Tone } from '../../../ui/StatusChip';

export const stageOf = (text: string): WorkStage | null => WORK_STAGES.find((each) => each === text) ?? null;

const tones: Readonly<Record<WorkStage, Tone>> = {
  waiting: 'warning',
  handed: 'waiting',
  new: 'warning',
  making: 'waiting',
  held: 'paused',
  made: 'waiting',
  sent: 'good',
};

/** How a stage is shown. */
export const stageChip = (t: TFunction<'workshop'>, text: string): { readonly tone: Tone; readonly label: string } => {
  const stage = stageOf(text);
  return stage ? { tone: tones[stage], label: t(`stage.${stage}`) } : { tone: 'neutral', label: text };
};

/** Of the risk that an order is late. */
export const toneOfRisk = (risk: number): Tone => (['neutral', 'waiting', 'warning', 'bad', 'bad'] as const)[risk] ?? 'neutral';

/** What is usually said next of something in a stage. */
export const NEXT: Readonly<Partial<Record<WorkStage, WorkMove>>> = { new: 'start', held: 'start', making: 'made' };
