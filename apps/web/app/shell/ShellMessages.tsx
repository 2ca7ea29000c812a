import { useConfetti, useMessageBar, useMessagePauses, useSpinner } from '@players-club/flow-hooks/shell'
import { useMessages } from '@players-club/ui/messages'
import { Confetti } from '@players-club/ui/primitives/Confetti'
import { MessageBar } from '@players-club/ui/primitives/MessageBar'
import { SpinnerOverlay } from '@players-club/ui/primitives/SpinnerOverlay'

/** What overlays every page: the message bar, the spinner, confetti. */
export function ShellMessages() {
  const translate = useMessages()
  const { message, close } = useMessageBar()
  const pauses = useMessagePauses()
  const { burst } = useConfetti()
  // The only error that a reload corrects.
  const action =
    message?.key === 'error.lateCode'
      ? { label: translate('shell.reload'), onPress: () => location.reload() }
      : undefined
  const text = message && (message.key ? translate(message.key, message.params) : message.text)
  return (
    <>
      <div {...pauses}>
        <MessageBar
          message={message && { id: message.id, type: message.type, text: text ?? '', action }}
          onClose={close}
        />
      </div>
      <SpinnerOverlay isActive={useSpinner()} />
      {burst && <Confetti key={burst.id} />}
    </>
  )
}
