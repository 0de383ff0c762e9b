/** Parts of addresses that programs send from and nobody reads, and those mail servers report with. */
const NOBODY =
  /(?:^|[._+-])(?:no[._-]?reply|do[._-]?not[._-]?reply|no[._-]?response)(?:$|[._+-])|^(?:mailer-daemon|postmaster|bounces?|abuse|listserv|majordomo)(?:$|[._+-])/iu;

/** True for an address that nobody reads, so that an automatic reply to it is answered by a program at best. */
export const isNobodysAddress = (address: string): boolean => NOBODY.test(address.slice(0, address.lastIndexOf('@')));
