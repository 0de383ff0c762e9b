import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** CBOR of what a passkey is told in: small numbers, byte strings, texts and maps. */
const cbor = (value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer => {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -value - 1);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each as Buffer)])]);
};

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const encode = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

/** How an answer differs from an honest one. */
export interface Forgery {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly type?: string;
  readonly userHandle?: string;
  readonly credentialId?: string;
  /** 0x01: present, 0x04: verified. */
  readonly flags?: number;
  readonly damaged?: true;
}

interface Options {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

/** An authenticator with one ES256 credential, which answers what it is told to. */
export const softwareAuthenticator = (userId: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, { challenge, origin }: Options, forged: Forgery): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: forged.type ?? type,
        challenge: forged.challenge ?? challenge,
        origin: forged.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authData = (options: Options, forged: Forgery, more = Buffer.alloc(0)): Buffer => {
    counter = forged.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = (forged.flags ?? 0x05) | (more.length > 0 ? 0x40 : 0);
    return Buffer.concat([sha256(forged.rpId ?? options.rpId), Buffer.from([flags]), count, more]);
  };
  return {
    register: (options: Options, forged: Forgery = {}): string => {
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const credential = forged.credentialId === undefined ? id : Buffer.from(forged.credentialId, 'base64url');
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credential.length]), credential, cbor(key)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(options, forged, attested)],
      ]);
      const response = {
        clientDataJSON: encode(clientData('webauthn.create', options, forged)),
        attestationObject: encode(cbor(attestation)),
        transports: ['internal'],
      };
      return JSON.stringify({ id: encode(credential), rawId: encode(credential), type: 'public-key', response });
    },
    signIn: (options: Options, forged: Forgery = {}): string => {
      const data = clientData('webauthn.get', options, forged);
      const authenticatorData = authData(options, forged);
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(data)]))
        .sign(privateKey);
      if (forged.damaged) signature.writeUInt8(signature.readUInt8(12) ^ 1, 12);
      const response = {
        ...{ clientDataJSON: encode(data), authenticatorData: encode(authenticatorData), signature: encode(signature) },
        userHandle: encode(forged.userHandle ?? userId),
      };
      const named = forged.credentialId ?? encode(id);
      return JSON.stringify({ id: named, rawId: named, type: 'public-key', response });
    },
    id: encode(id),
  };
};
