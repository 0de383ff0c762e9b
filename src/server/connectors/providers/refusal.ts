import { z } from 'zod';
import { parseJson } from '../answer';
import type { ConnectorError } from '../connector';
import type { OutboundResponse } from '../outbound';
import { keyRefused, ProviderRefusal } from './client';

const words = z.string().catch('');

/** What is wrong with an order, place by place. */
export const issuesShape = z
  .array(z.object({ path: words, message: words }))
  .transform((issues) => issues.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join(' '))
  .catch('');

/** Where providers put their words: `error`, `message` or `detail`, and what is wrong with each field. */
const failureShape = z.object({
  error: z.union([z.string(), z.object({ message: words }).transform(({ message }) => message)]).catch(''),
  message: words,
  detail: words,
  issues: issuesShape,
  errors: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .transform((fields) =>
      Object.entries(fields)
        .map(([field, faults]) => `${field}: ${[faults].flat().join(' ')}`)
        .join(' '),
    )
    .catch(''),
});

/**
 * What is refused the way most providers do: by the status, with a reason in JSON. `saysNo`: whether an answer whose status is a success refuses
 * nevertheless.
 */
export const usualRefusal =
  (provider: string, saysNo: (answer: unknown) => boolean = () => false) =>
  ({ status, body }: OutboundResponse): ConnectorError | undefined => {
    const answer = parseJson(body);
    if (status >= 200 && status <= 299 && !saysNo(answer)) return undefined;
    const failure = failureShape.safeParse(answer);
    // Whoever stands in front of it does not speak its language.
    if (!failure.success) return undefined;
    if (status === 401 || status === 403) return keyRefused(provider);
    const { error, message, detail, errors, issues } = failure.data;
    return new ProviderRefusal(provider, status, errors || issues || error || message || detail);
  };
