/** Parts of addresses that programs send notices from and nobody reads answers at, in the languages senders write them. */
const UNREAD =
  /(?:^|[-._+])(?:no[-._]?reply|no[-._]?response|do[-._]?not[-._]?reply|auto(?:mated)?[-._]?(?:reply|mailer)?|nicht[-._]?antworten|keine[-._]?antwort|ne[-._]?pas[-._]?repondre|no[-._]?respond(?:er|a)|nao[-._]?respond(?:er|a)|non[-._]?rispondere|niet[-._]?beantwoorden|nie[-._]?odpowiadac?|notifications?|notify)(?:$|[-._+])/iu;

/** Parts of addresses that mail servers and lists report with. */
const REPORTING = /^(?:mailer-daemon|postmaster|bounces?|abuse|listserv|majordomo)(?:$|[-._+])/iu;

const localPartOf = (address: string): string => address.slice(0, address.lastIndexOf('@'));

/** True for an address that takes no answers, so that a program wrote what comes from it. */
export const isUnreadAddress = (address: string): boolean => UNREAD.test(localPartOf(address));

/** True for an address that nobody reads, so that an automatic reply to it is answered by a program at best. */
export const isNobodysAddress = (address: string): boolean => isUnreadAddress(address) || REPORTING.test(localPartOf(address));
