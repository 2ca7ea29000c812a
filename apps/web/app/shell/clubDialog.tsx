import { errorMessage } from '@players-club/api-client'
import { MESSAGE_TIMEOUTS, type Message, type MessageRow } from '@players-club/domain-models'
import { useClub } from '@players-club/flow-hooks/club'
import { lazyDialog, type LazyDialog } from '@players-club/ui/primitives/lazyDialog'
import type { ComponentType } from 'react'

/** What is called where its code cannot be fetched: the flow continues without the dialog, as if it was closed. */
type LoadErrorProps<Props> = Props extends { onClose: () => void }
  ? { onLoadError?: () => void }
  : { onLoadError: () => void }

/**
 * A lazy dialog that a press opens. Where its code cannot be loaded, not by a reload of the page either, the page stays
 * usable and a message says why nothing opened. Where the press has done its work already, which a reload would lose,
 * `instead` shows the result as a message.
 */
export function clubDialog<Props extends { isOpen: boolean; onClose?: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  texts?: readonly MessageRow[],
  instead?: (props: Props) => Message,
): LazyDialog<Props & LoadErrorProps<Props>> {
  const Lazy = lazyDialog(load, texts, { mayReload: instead === undefined })

  function DialogOrMessage(props: Props & LoadErrorProps<Props>) {
    const { messages } = useClub()
    const reportLoadError = (error: unknown) => {
      const goOn = props.onLoadError ?? props.onClose
      goOn?.()
      const failure = { type: 'error', ...errorMessage(error), timeout: MESSAGE_TIMEOUTS.extended } as const
      messages.raise(instead?.(props) ?? failure)
    }
    return <Lazy {...props} onLoadError={reportLoadError} />
  }

  return Object.assign(DialogOrMessage, { preload: Lazy.preload })
}
