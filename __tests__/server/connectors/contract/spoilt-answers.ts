/** What stands in place of something else in a hostile answer. */
const ODD: readonly ((was: unknown) => unknown)[] = [
  () => null,
  () => undefined,
  () => '',
  () => -1,
  () => 1e308,
  () => ({}),
  () => [],
  () => [null, 7, 'x', {}],
  () => true,
  () => 'x'.repeat(300_000),
  () => 'half \ud800 and nul \0',
  () => '<img src=x onerror=alert(1)>',
  () => 'javascript:alert(1)',
  () => '9999-99-99T99:99:99',
  (was) => [was],
  (was) => (Array.isArray(was) ? [...(was as unknown[]), ...(was as unknown[])] : was),
];

/** A JSON answer of which one value in twelve is another. Texts that are JSON themselves are spoilt inside. */
export const spoilt = (body: unknown, random: () => number): unknown => {
  if (typeof body === 'string' && /^[[{]/.test(body)) {
    try {
      return JSON.stringify(spoilt(JSON.parse(body), random));
    } catch {
      return body;
    }
  }
  if (random() < 1 / 12) return ODD[Math.floor(random() * ODD.length)]!(body);
  if (Array.isArray(body)) return body.map((each: unknown) => spoilt(each, random));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, spoilt(value, random)]));
};
