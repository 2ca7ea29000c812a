import type { SignInWindowPort } from '@players-club/flow-hooks/lounge'
import type { ClockPort } from '@players-club/flow-hooks/club'
import { readWindowMessage } from '../protocol/index.ts'

const SIZE = { width: 480, height: 720 }
/** How often it is looked whether the window is still there: no event tells. */
const LOOK_MS = 500

/** The club's own window over a partner's page, where the player's cookies are the club's. */
export function createSignInWindow(frame: Window, clock: ClockPort, lang: string): SignInWindowPort {
  let opened: Window | null = null
  let leave = () => {}

  return {
    open(binding, onAnswer) {
      leave()
      const query = new URLSearchParams({ partner: binding.partnerOrigin, nonce: binding.nonce, lang })
      const features = `popup,width=${SIZE.width},height=${SIZE.height}`
      opened = frame.open(`/embed/sign-in?${query}`, '_blank', features)
      if (!opened) return 'blocked'
      const expected = { window: opened, origin: frame.location.origin, id: binding.nonce }

      const hear = (event: MessageEvent<unknown>) => {
        const message = readWindowMessage(event, expected)
        if (message) onAnswer(message)
      }
      let timer = 0
      let wasClosed = false
      const look = () => {
        // Its last message may still be on its way when it is found closed for the first time.
        if (wasClosed) return onAnswer({ type: 'closed' })
        wasClosed = expected.window.closed
        timer = clock.setTimeout(look, LOOK_MS)
      }
      look()
      frame.addEventListener('message', hear)
      leave = () => {
        frame.removeEventListener('message', hear)
        clock.clearTimeout(timer)
      }
      return 'opened'
    },
    focus: () => opened?.focus(),
    leave: () => leave(),
  }
}
