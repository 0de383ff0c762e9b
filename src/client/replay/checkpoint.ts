import type { Action } from '@reduxjs/toolkit';
import { received } from '../kernel/received';
import { CHECKPOINT_EVERY } from './format';

/** Whether a checkpoint is written after this action. */
export const checkpointDue = (action: Action, seq: number): boolean => seq % CHECKPOINT_EVERY === 0 || received.match(action);
