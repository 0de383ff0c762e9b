import { useState } from 'react';
import { obstacleInText, type TextObstacle } from '../../../../domain/support/ways';
import type { SupportDesk } from '../../../entities/support-desks';

type Channel = 'mail' | 'shop';

/** How a reply goes out that came by the store's platform. */
export interface ReplyWay {
  readonly name: string;
  readonly most: number | null;
  /** Why the platform lets nobody answer, as a code. */
  readonly refusal: string | null;
  readonly offersMail: boolean;
  /** Somebody chose the mail in its place. */
  readonly byMail: boolean;
  readonly choose: (channel: Channel) => void;
}

interface Way {
  /** Undefined: it is a matter of mail, of which there is nothing to say. */
  readonly way: ReplyWay | undefined;
  /** What is sent along, where somebody chose. */
  readonly by: Channel | undefined;
  /** Whether it can go out that way at all, and what of the text hinders it. */
  readonly open: boolean;
  readonly obstacle: TextObstacle | undefined;
  readonly takesFiles: boolean;
}

/** How what is being written goes out. The choice of mail holds as long as the conversation is shown. */
export const useWay = ({ _id, way }: SupportDesk, written: { readonly body: string; readonly files: number }): Way => {
  const [chosen, setChosen] = useState<{ readonly of: string; readonly channel: Channel }>();
  if (way.channel !== 'shop') return { way: undefined, by: undefined, open: true, obstacle: undefined, takesFiles: true };
  const byMail = way.mail && chosen?.of === _id && chosen.channel === 'mail';
  const limits = way.most === null || byMail ? undefined : { most: way.most, links: way.links };
  return {
    way: {
      name: way.name,
      most: byMail ? null : way.most,
      refusal: way.refusal,
      offersMail: way.mail,
      byMail,
      choose: (channel) => setChosen({ of: _id, channel }),
    },
    by: byMail ? 'mail' : undefined,
    open: byMail || way.refusal === null,
    obstacle: limits && obstacleInText(limits, written),
    takesFiles: byMail || way.files,
  };
};
