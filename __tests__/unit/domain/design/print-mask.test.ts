import { readPrintMask } from '../../../../src/domain/design/print-mask';

test('a path is read step by step, however its numbers are parted', () => {
  expect(readPrintMask('M0,0 L 1 -.5C1 .5,.5 1 0 1.25Z')).toEqual([
    { kind: 'M', points: [[0, 0]] },
    { kind: 'L', points: [[1, -0.5]] },
    {
      kind: 'C',
      points: [
        [1, 0.5],
        [0.5, 1],
        [0, 1.25],
      ],
    },
    { kind: 'Z', points: [] },
  ]);
});

test.each([
  [''],
  ['Z'],
  ['M0 0Z'],
  ['L0 0L1 1Z'],
  ['M0 0H1V1Z'],
  ['m0 0l1 0l0 1z'],
  ['M0 0L1 1L3 0Z'],
  ['M0 0L1L0 1Z'],
  ['M0 0L1 0 1 1Z'],
  ['M0 0C1 1 1 1Z'],
  ['M0 0L1 1Z<script>'],
  ['M0 0L1e3 0L0 1Z'],
  [`M0 0${'L1 1'.repeat(1000)}Z`],
])('%s is none', (path) => {
  expect(readPrintMask(path)).toBeNull();
});
