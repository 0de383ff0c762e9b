import { inchesOn } from '../../../../src/domain/print/print-file';

test.each([
  [
    { width: 3600, height: 4800 },
    { width: 3600, height: 4800 },
    { width: 12, height: 16 },
  ],
  // Softer than the print, and as large.
  [
    { width: 1800, height: 2400 },
    { width: 3600, height: 4800 },
    { width: 12, height: 16 },
  ],
  // In its own proportions.
  [
    { width: 1000, height: 1000 },
    { width: 3600, height: 4800 },
    { width: 12, height: 12 },
  ],
  [
    { width: 1668, height: 1820 },
    { width: 1668, height: 1820 },
    { width: 5.56, height: 6.07 },
  ],
  [{ width: 1000, height: 1000 }, undefined, undefined],
  [{ width: 1000, height: 1000 }, { width: 0, height: 0 }, undefined],
  [{ width: 0, height: 0 }, { width: 3600, height: 4800 }, undefined],
])('%j on %j covers %j inches', (picture, print, inches) => expect(inchesOn(picture, print)).toEqual(inches));
