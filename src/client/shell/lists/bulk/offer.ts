import type { Action } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { BulkAction } from '../../../../domain/lists/bulk';
import type { bulkActions } from '../../../tasks/bulk/bulk-slice';
import type { BulkExtra } from '../../../tasks/bulk/runners';
import type { Icon } from '../../../ui/styles';

/** What the step before a dry run is given. */
export interface BulkOptionsProps {
  /** The chosen rows; null where all that match were chosen. */
  readonly ids: readonly string[] | null;
  readonly count: number;
  /** `looked`: it was shown here already what becomes of each row, so a dry run without refusals is not shown again. */
  readonly onReady: (extra: BulkExtra, looked: boolean) => void;
  readonly onClose: () => void;
}

/** Something a list offers for many rows at once. Nothing is changed before its dry run was looked at. */
export interface BulkOffer {
  readonly action: BulkAction;
  readonly label: string;
  readonly Icon: Icon;
  readonly tone?: 'primary' | 'error';
  /** What people call a row, from what the server calls it; without, that itself. */
  readonly rowName?: (label: string) => string;
  /** What people call a field that changes. */
  readonly fieldName?: (field: string) => string;
  /** Names the things and the count. */
  readonly title: (count: number) => string;
  /** Said once all is done. */
  readonly done: (count: number) => string;
  /** Where what was begun can be followed. */
  readonly follow?: { readonly label: string; readonly to: string | ((extra: BulkExtra) => string) };
  /** What can be done about it at once, such as taking it back. */
  readonly back?: {
    readonly label: string;
    /** Does it too, as long as it is offered. */
    readonly key?: string;
    /** `ids`: of the rows that were changed. */
    readonly intent: (extra: BulkExtra, ids: readonly string[]) => Promise<Action>;
    readonly to?: (extra: BulkExtra) => string;
  };
  /** Says what else happens when so many rows are changed. */
  readonly effect?: (count: number, extra: BulkExtra) => string | false;
  /** What the action is told besides the rows, where nothing has to be asked. */
  readonly extra?: BulkExtra;
  /** Takes it for the row that has the focus, or for those that are chosen. */
  readonly key?: string;
  /** Asks for what the action needs besides the rows, such as a store; a dialog. */
  readonly Options?: ComponentType<BulkOptionsProps>;
}

/** An offer that was taken: the run its intent begins, and how many rows were chosen. */
export interface BulkBegun {
  readonly offer: BulkOffer;
  readonly count: number;
  readonly intent: ReturnType<typeof bulkActions.begin>;
}
