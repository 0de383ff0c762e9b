const LONGEST = 2000;

/** An address others told us, where it is one that a browser may be led to: http or https, with no name or password; else null. */
export const webAddress = (text: string | null | undefined): string | null => {
  const address = text?.trim() ?? '';
  // A browser leaves line breaks and tabs out, and reads what is left.
  if (address.length > LONGEST || !/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(address) || !URL.canParse(address)) return null;
  const { username, password } = new URL(address);
  return username === '' && password === '' ? address : null;
};
