import { styled } from '@mui/material/styles';

const WIDTH = 112;
const HEIGHT = 28;

/** A row of numbers as a small line, from the left in left-to-right and right-to-left alike: time goes one way. `label` says the numbers. */
export const Sparkline = ({ values, label }: { readonly values: readonly number[]; readonly label: string }) => {
  const most = Math.max(1, ...values);
  const place = (value: number, at: number): string =>
    `${((at * WIDTH) / Math.max(1, values.length - 1)).toFixed(1)},${(HEIGHT - 2 - (value / most) * (HEIGHT - 4)).toFixed(1)}`;
  return (
    <Line viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      <polyline points={values.map(place).join(' ')} />
    </Line>
  );
};

const Line = styled('svg')(({ theme }) => ({
  flex: 'none',
  overflow: 'visible',
  '& polyline': {
    fill: 'none',
    stroke: theme.vars.palette.primary.main,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
}));
