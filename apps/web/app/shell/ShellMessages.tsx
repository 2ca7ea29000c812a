import { useConfetti, useMessageBar, useSpinner } from '@players-club/flow-hooks/shell'
import { useMessages } from '@players-club/ui/messages'
import { Confetti } from '@players-club/ui/primitives/Confetti'
import { MessageBar } from '@players-club/ui/primitives/MessageBar'
import { SpinnerOverlay } from '@players-club/ui/primitives/SpinnerOverlay'
import { useEffect, useRef } from 'react'

/** What overlays every page: the message bar, the spinner, confetti. */
export function ShellMessages() {
  const translate = useMessages()
  const { message, close, pause, resume } = useMessageBar()
  const { burst } = useConfetti()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A button that is removed with its message loses the focus, and browsers send no blur event for that.
    if (!bar.current?.contains(document.activeElement)) resume('focus')
  }, [message, resume])
  useEffect(() => {
    // Also for a message that comes while another tab is used.
    const check = () => (document.visibilityState === 'hidden' ? pause : resume)('hidden')
    check()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [message, pause, resume])
  // The only error that a reload corrects.
  const action =
    message?.key === 'error.lateCode'
      ? { label: translate('shell.reload'), onPress: () => location.reload() }
      : undefined
  const text = message && (message.key ? translate(message.key, message.params) : message.text)
  return (
    <>
      {/* Hover or focus pauses a message while it is read. */}
      <div
        ref={bar}
        onPointerEnter={() => pause('hover')}
        onPointerLeave={() => resume('hover')}
        onFocus={() => pause('focus')}
        onBlur={() => resume('focus')}
      >
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
