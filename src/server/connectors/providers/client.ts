import type { z } from 'zod';
import { readJson } from '../answer';
import { ConnectorError, type Access, type Effect, type Outside } from '../connector';
import type { Form } from '../form';
import type { OutboundResponse } from '../outbound';
import { failureOfStatus } from '../shop-call';
import { Transport, type Call, type Habits } from '../transport';

/** Characters of an answer a sentence may hold. */
const LONGEST_ANSWER = 300;

/** A provider understood and refused, in its own words. */
export class ProviderRefusal extends ConnectorError<'provider.answered'> {
  readonly status: number;
  readonly answer: string;

  constructor(provider: string, status: number, words: string) {
    const answer = words.replace(/\s+/g, ' ').trim().slice(0, LONGEST_ANSWER) || `HTTP ${status}`;
    super('refused', 'provider.answered', { values: { provider, answer } });
    this.status = status;
    this.answer = answer;
  }
}

/** The provider knows no such key, or knows it no more. */
export const keyRefused = (provider: string): ConnectorError =>
  new ConnectorError('unauthorized', 'provider.tokenRefused', { values: { provider }, storeStatus: 'Invalid' });

/** It took an order and does not know it yet: to be submitted again. */
export const notThereYet = (provider: string): ConnectorError =>
  new ConnectorError('vanished', 'provider.answered', { values: { provider, answer: '404' }, retry: true });

interface Asking<T> {
  readonly shape: z.ZodType<T>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly form?: Form | undefined;
  readonly effect?: Effect | undefined;
}

/** How one provider is spoken to in JSON. */
interface Ways extends Habits {
  /** Where all its addresses begin. */
  readonly base: string;
  /** What an answer refuses; undefined: nothing, or what its status alone says. */
  readonly refusal: (response: OutboundResponse) => ConnectorError | undefined;
}

/** Calls one account in JSON. Every method throws `ConnectorError`, or a `ProviderRefusal` the caller may know how to handle. */
export class JsonClient {
  readonly transport: Transport;
  private readonly ways: Ways;

  constructor(access: Access, outside: Outside, ways: Ways) {
    this.ways = ways;
    this.transport = new Transport(access, outside, ways);
  }

  get signal(): AbortSignal | undefined {
    return this.transport.outside.signal;
  }

  get origin(): string {
    return new URL(this.ways.base).origin;
  }

  get<T>(path: string, shape: z.ZodType<T>): Promise<T> {
    return this.call('GET', path, { shape });
  }

  /** The same of a thing that may not be there. */
  async find<T>(path: string, shape: z.ZodType<T>): Promise<T | null> {
    try {
      return await this.get(path, shape);
    } catch (error) {
      if (error instanceof ProviderRefusal && error.status === 404) return null;
      throw error;
    }
  }

  post<T>(path: string, asking: Asking<T>): Promise<T> {
    return this.call('POST', path, asking);
  }

  call<T>(method: Call['method'], path: string, { shape, body, form, effect }: Asking<T>): Promise<T> {
    const { base, name, refusal } = this.ways;
    const json = body === undefined ? undefined : { type: 'application/json', bytes: JSON.stringify(body) };
    const content = form ?? json;
    const sent = content && { headers: { 'content-type': content.type }, body: content.bytes };
    const call: Call = { method, url: new URL(base + path), effect, ...sent };
    return this.transport.ask(call, (response) => {
      const { status } = response;
      const failure = refusal(response);
      if (failure) throw failure;
      // Whoever stands in front of it does not speak its language.
      if (status < 200 || status > 299) throw failureOfStatus(call.url.host, response) ?? new ProviderRefusal(name, status, '');
      return readJson(name, call, response, shape);
    });
  }
}
