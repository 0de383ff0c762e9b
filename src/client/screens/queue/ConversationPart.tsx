import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { Conversation } from '../../shell/support/Conversation';
import { BesideContext } from '../../ui/beside';

interface ConversationPartProps {
  readonly id: string;
  readonly linkTo: (id: string) => string;
  readonly onMove: (step: 1 | -1) => boolean;
  readonly onTake: () => boolean;
  readonly onBack: (() => void) | undefined;
}

/** A conversation beside the queue; what it opens itself stands over the page. */
export const ConversationPart = (props: ConversationPartProps) => {
  const pane = useContext(BesideContext);
  return (
    pane &&
    createPortal(
      <BesideContext value={null}>
        <Conversation {...props} />
      </BesideContext>,
      pane,
    )
  );
};
