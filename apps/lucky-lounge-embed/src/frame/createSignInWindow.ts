import type { SignInWindowPort } from '@players-club/flow-hooks/lounge'
import type { ClockPort } from '@players-club/flow-hooks/club'
import { readWindowMessage } from '../protocol/readMessage.ts'

const SIZE = { width: 480, height: 720 }
/** The interval at which `closed` is polled: no event reports that a pop-up was closed. */
const LOOK_MS = 500

/** Opens the club's pop-up over a partner's page: in it the player's cookies are first-party. */
export function createSignInWindow(
  frame: Window,
  clock: Pick<ClockPort, 'setTimeout' | 'clearTimeout'>,
  lang: string,
): SignInWindowPort {
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

      const onMessage = (event: MessageEvent<unknown>) => {
        const message = readWindowMessage(event, expected)
        if (message) onAnswer(message)
      }
      let timer = 0
      let wasClosed = false
      const look = () => {
        // A last message may still be queued when the window is found closed for the first time, so one more poll is
        // awaited.
        if (wasClosed) return onAnswer({ type: 'closed' })
        wasClosed = expected.window.closed
        timer = clock.setTimeout(look, LOOK_MS)
      }
      look()
      frame.addEventListener('message', onMessage)
      leave = () => {
        frame.removeEventListener('message', onMessage)
        clock.clearTimeout(timer)
      }
      return 'opened'
    },
    focus: () => opened?.focus(),
    leave: () => leave(),
  }
}
