export { addKey, keysAsked, runKeys } from './command';
export { agreeOnKeys } from './node-keys';
export { checkOtherSecrets, checkSecretsKey } from './start-check';
