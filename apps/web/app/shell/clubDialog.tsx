import type { Message, MessageRow } from '@players-club/domain-models'
import { useClub } from '@players-club/flow-hooks/club'
import { lazyDialog, type LazyDialog } from '@players-club/ui/primitives/lazyDialog'
import type { ComponentType } from 'react'

interface LoadErrorProps {
  isOpen: boolean
  /** Called where its code cannot be fetched: the flow continues without the dialog. */
  onLoadError: () => void
}

const unreached = (): Message => ({ type: 'error', key: 'error.offline' })

/**
 * A lazy dialog that a press opens. Where its code cannot be fetched, the page stays usable and a message says why
 * nothing opened; or, where the press has done its work already, `instead` shows the result as a message.
 */
export function clubDialog<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  texts?: readonly MessageRow[],
  instead: (props: Props) => Message = unreached,
): LazyDialog<Props & LoadErrorProps> {
  const Lazy = lazyDialog(load, texts)

  function DialogOrMessage(props: Props & LoadErrorProps) {
    const { messages } = useClub()
    const reportLoadError = () => {
      props.onLoadError()
      messages.raise(instead(props))
    }
    return <Lazy {...props} onLoadError={reportLoadError} />
  }

  return Object.assign(DialogOrMessage, { preload: Lazy.preload })
}
