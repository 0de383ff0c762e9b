/** How many files the table has. */
const SHOWN = 10;

/** Seconds by test file, of the results of a run: `[{ file, seconds }]`. `shortened` makes a path readable. */
export const timesIn = (results, shortened) =>
  results.map(({ name, startTime, endTime }) => ({ file: shortened(name), seconds: (endTime - startTime) / 1000 }));

const row = ([seconds, name]) => `${seconds.toFixed(1).padStart(7)} s  ${name}`;

/** The groups' times and the slowest files, one a line. */
export const timeTable = (groups, files) => [
  'Time by group',
  ...groups.map(({ group, seconds }) => row([seconds, group])),
  ...(files.length > 0 ? ['Slowest files'] : []),
  ...files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN)
    .map(({ seconds, file }) => row([seconds, file])),
];
