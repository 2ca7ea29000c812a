import { useConfetti, useMessageBar, useSpinner } from '@players-club/flow-hooks/shell'
import { useMessages } from '@players-club/ui/messages'
import { Confetti } from '@players-club/ui/primitives/Confetti'
import { MessageBar } from '@players-club/ui/primitives/MessageBar'
import { SpinnerOverlay } from '@players-club/ui/primitives/SpinnerOverlay'
import { useEffect, useRef } from 'react'

/** What lies over every page: messages, the spinner, confetti. */
export function ShellMessages() {
  const translate = useMessages()
  const { message, close, pause, resume } = useMessageBar()
  const { burst } = useConfetti()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A button that goes with its message takes the focus along, and no browser tells.
    if (!bar.current?.contains(document.activeElement)) resume('focus')
  }, [message, resume])
  const text = message && (message.key ? translate(message.key, message.params) : message.text)
  return (
    <>
      {/* A message that is being read, by pointer or by keyboard, does not leave. */}
      <div
        ref={bar}
        onPointerEnter={() => pause('hover')}
        onPointerLeave={() => resume('hover')}
        onFocus={() => pause('focus')}
        onBlur={() => resume('focus')}
      >
        <MessageBar message={message && { type: message.type, text: text ?? '' }} onClose={close} />
      </div>
      <SpinnerOverlay isActive={useSpinner()} />
      {burst && <Confetti key={burst.id} isRunning onEnd={() => undefined} />}
    </>
  )
}
