import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 URL-safe characters: a token, a session cookie, a hand-over code. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a secret: SHA-256, hex. A random secret needs no salt. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
