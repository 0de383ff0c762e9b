import type { BucketConfig } from '../../kernel/config';
import { logFault } from '../../kernel/log';
import type { Storage } from '../../kernel/storage';

/** Statuses of a bucket that is missing, elsewhere, or not ours. Others are a place that is away for now. */
const REFUSED: readonly (number | undefined)[] = [301, 400, 401, 403, 404];
/** Errors of the SDK's before anything is sent. */
const UNSIGNED = /Credentials|Region/iu;

/** Throws one sentence where a bucket refuses us, which no later try would change. One that doesn't answer is only noted. */
export const checkBucket = async ({ name }: BucketConfig, storage: Pick<Storage, 'check'>): Promise<void> => {
  try {
    await storage.check();
  } catch (error) {
    const cause = (error as Error).cause ?? error;
    const { name: code, message, $metadata } = cause as Error & { readonly $metadata?: { readonly httpStatusCode?: number } };
    if (REFUSED.includes($metadata?.httpStatusCode) || UNSIGNED.test(`${code} ${message}`))
      throw new Error(
        `The bucket ${name} of FILES_URL refuses this server (${code}). Check FILES_URL, FILES_REGION, FILES_ENDPOINT, and the AWS credentials.`,
        { cause },
      );
    logFault('files', `${code}: ${message}`);
  }
};
