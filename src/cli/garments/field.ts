/** A picture of floating-point numbers, row by row. Heights and brightness need more steps than eight bits have, or slopes turn into terraces. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

export const createField = (width: number, height: number): Field => ({ width, height, values: new Float32Array(width * height) });

/** Averages every run of `2 × radius + 1` values of one row or column; beyond the border the last value goes on. */
const boxPass = (from: Float32Array, to: Float32Array, lines: number, length: number, line: number, step: number, radius: number): void => {
  const scale = 1 / (2 * radius + 1);
  for (let i = 0; i < lines; i += 1) {
    const start = i * line;
    const at = (k: number): number => from[start + Math.min(Math.max(k, 0), length - 1) * step]!;
    let sum = 0;
    for (let k = -radius; k <= radius; k += 1) sum += at(k);
    for (let k = 0; k < length; k += 1) {
      to[start + k * step] = sum * scale;
      sum += at(k + radius + 1) - at(k - radius);
    }
  }
};

/** Gaussian blur by three box passes; `sigma` in pixels. */
export const blurred = (field: Field, sigma: number): Field => {
  const { width, height } = field;
  const radius = Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2);
  if (radius < 1) return field;
  let values = field.values;
  for (let pass = 0; pass < 3; pass += 1) {
    const across = new Float32Array(values.length);
    boxPass(values, across, height, width, width, 1, radius);
    const down = new Float32Array(values.length);
    boxPass(across, down, width, height, 1, width, radius);
    values = down;
  }
  return { width, height, values };
};

/** A repeatable number from 0 to 1 for a grid point. */
export const unit = (x: number, y: number, seed: number): number => {
  let n = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
};

const smooth = (t: number): number => t * t * t * (t * (6 * t - 15) + 10);

/** Smooth repeatable noise from −1 to 1, one hill a unit. */
export const noise = (x: number, y: number, seed: number): number => {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = smooth(x - left);
  const v = smooth(y - top);
  const upper = unit(left, top, seed) * (1 - u) + unit(left + 1, top, seed) * u;
  const lower = unit(left, top + 1, seed) * (1 - u) + unit(left + 1, top + 1, seed) * u;
  return 2 * (upper * (1 - v) + lower * v) - 1;
};
