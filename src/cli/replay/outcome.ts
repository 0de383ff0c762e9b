/** What a command came to. */
export interface Outcome {
  readonly exit: number;
  /** For `--json`. */
  readonly told: object;
  /** For a person. */
  readonly lines: readonly string[];
}
