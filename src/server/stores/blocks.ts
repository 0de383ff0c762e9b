import type { Store, StoreInput } from '../../contract/generated/resolvers';
import type { PlatformId } from '../../domain/stores/platforms';
import type { Connection } from '../connectors/connector';

/** What a seller types to connect a shop, or is shown of it: then key and secret are masks. */
type Credentials = Pick<Connection, 'website' | 'key' | 'secret'>;

/** How the credentials of a platform stand in the contract: under the platform's id, in the platform's own words. */
interface Block {
  /** What each is called there, so that a refusal points at the field. */
  readonly names: Readonly<Record<keyof Credentials, string>>;
  /** What was sent of them; a platform with one address for all shops fills it in. */
  readonly sent: (params: StoreInput) => Credentials | null | undefined;
  readonly shown: (credentials: Credentials) => Partial<Store>;
}

/** The block of each platform; one that is missing is a type error. */
export const blocks: Readonly<Record<PlatformId, Block>> = {
  woocommerce: {
    names: { website: 'website', key: 'key', secret: 'secret' },
    sent: ({ woocommerce }) => woocommerce,
    shown: (woocommerce) => ({ woocommerce }),
  },
};

/** The path of one of the credentials in the input, or of all of them. */
export const pathOf = (platform: PlatformId, part?: keyof Credentials): string =>
  ['params', platform, ...(part ? [blocks[platform].names[part]] : [])].join('.');
