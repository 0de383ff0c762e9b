import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PREFERENCE_CHOICES, type Preferences } from '../../../domain/people/customizer';
import { customizerActions, selectPreferences } from '../customizer/customizer-slice';
import { useFormat } from '../../ui/format';

export type LengthUnit = Preferences['unit'];
export const LENGTH_UNITS = PREFERENCE_CHOICES.unit;

const CM_PER_INCH = 2.54;

/** How lengths of the document are told: in its own pixels, or as large as they are printed. */
export interface Lengths {
  readonly unit: LengthUnit;
  /** Document pixels in one of the unit. */
  readonly pixels: number;
  /** What an arrow key adds, in the unit. */
  readonly step: number;
  /** The figure of so many document pixels, without the unit. */
  readonly tell: (length: number) => string;
  /** Degrees, without their sign. */
  readonly tellTurn: (degrees: number) => string;
  /** Both sides and the unit. */
  readonly tellSize: (size: { readonly width: number; readonly height: number }) => string;
}

const STEPS: Readonly<Record<LengthUnit, number>> = { px: 1, cm: 0.1, in: 0.05 };

/** @param inch document pixels in an inch of print */
const lengthsIn = (unit: LengthUnit, inch: number, measure: (value: number, decimals: number) => string): Lengths => {
  const pixels = { px: 1, in: inch, cm: inch / CM_PER_INCH }[unit];
  const told = (length: number, decimals: number): string => measure(length / pixels, decimals);
  return {
    unit,
    pixels,
    step: STEPS[unit],
    tell: (length) => told(length, unit === 'px' ? 0 : 2),
    tellTurn: (degrees) => measure(degrees, 1),
    tellSize: ({ width, height }) => [width, height].map((side) => told(side, unit === 'px' ? 0 : 1)).join(' × ') + ` ${unit}`,
  };
};

/** Lengths in the unit the person chose. */
export const useLengths = (inch: number): Lengths => {
  const format = useFormat();
  const { unit } = useSelector(selectPreferences);
  return useMemo(() => lengthsIn(unit, inch, format.measure), [unit, inch, format]);
};

/** Lengths as large as they are printed, also for who counts in pixels. */
export const usePrintLengths = (inch: number): Lengths => {
  const format = useFormat();
  const { unit } = useSelector(selectPreferences);
  return useMemo(() => lengthsIn(unit === 'px' ? 'cm' : unit, inch, format.measure), [unit, inch, format]);
};

/** Chooses the unit, here and wherever the person signs in. */
export const useChooseUnit = (): ((unit: LengthUnit) => void) => {
  const dispatch = useDispatch();
  return useCallback((unit) => void dispatch(customizerActions.change({ unit })), [dispatch]);
};
