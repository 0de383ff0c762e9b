import type { ConnectorError } from '../connectors/connector';
import type { JobMessage } from './tables';

/** What a failed call tells whoever asked for it, in any language. */
export const messageOf = ({ code, message, refusal, values }: ConnectorError): JobMessage => ({ code, msg: message, refusal, values });
