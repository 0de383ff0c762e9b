const MASK = '••••';

/** What reads show of a secret: its last four characters, none of a short one. */
export const maskOf = (secret: string): string => MASK + (secret.length >= 12 ? secret.slice(-4) : '');

export const isMask = (text: string): boolean => text.startsWith(MASK);
