/**
 * Exit codes, as docs/log-format.md tells them. Of a log the first that applies wins: newer format, unreadable, secret, diverged, unproven,
 * migrated with loss. A mistake in the command is 64, as sysexits has it.
 */
export const EXIT = { same: 0, diverged: 1, unreadable: 2, loss: 3, secret: 4, unproven: 5, newer: 6, misused: 64 } as const;
