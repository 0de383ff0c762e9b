import type { Pool } from 'pg';
import type { Storage } from '../kernel/storage';

/** What there is of an installation besides its program. */
export interface Place {
  readonly pool: Pool;
  readonly files: Storage;
  /** Where its keys are. */
  readonly dataDir: string;
}
