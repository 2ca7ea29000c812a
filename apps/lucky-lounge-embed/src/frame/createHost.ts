import type { ClockPort } from '@players-club/flow-hooks/club'
import type { WidgetHost } from '@players-club/flow-hooks/lounge'
import { PROTOCOL, type FrameMessage, type FrameNews } from '../protocol/messages.ts'
import { readHello } from '../protocol/readMessage.ts'

/** How often a visible page counts as seen again: without it the end of a session would stay unnoticed there. */
const SEEN_AGAIN_MS = 120_000

/** The page around the frame. */
export type Host = WidgetHost & { post(news: FrameNews): void }

/**
 * Exchanges messages with the partner's page. The target origin comes from the browser's `event.origin`, never from
 * the message.
 */
export function createHost(
  frame: Window,
  id: string,
  clock: Pick<ClockPort, 'setTimeout' | 'clearTimeout'>,
): Host {
  const { parent } = frame
  let origin: string | null = null
  const waiting: FrameMessage[] = []
  const answered = new EventTarget()

  const send = (message: FrameMessage, target: string) => parent.postMessage(message, target)

  function post(news: FrameNews) {
    const message: FrameMessage = { lounge: PROTOCOL, id, ...news }
    if (origin === null) waiting.push(message)
    else send(message, origin)
  }

  frame.addEventListener('message', event => {
    const greeted = readHello(event, { parent, id })
    if (greeted === null || origin !== null) return
    origin = greeted
    for (const message of waiting.splice(0)) send(message, origin)
    answered.dispatchEvent(new Event('answered'))
  })
  // "ready" contains nothing private, so it may be sent before the page's origin is known.
  if (parent !== frame) send({ lounge: PROTOCOL, id, type: 'ready' }, '*')

  return {
    post,
    partnerOrigin: () => origin,
    onAnswered(listener) {
      answered.addEventListener('answered', listener)
      return () => answered.removeEventListener('answered', listener)
    },
    notify: news =>
      post(news === 'blocked' || news === 'failed' ? { type: 'error', code: news } : { type: news }),
    hold: isHeld => post({ type: 'hold', isHeld }),
    onSeen(listener) {
      const wait = () => clock.setTimeout(seen, SEEN_AGAIN_MS)
      const seen = () => {
        clock.clearTimeout(timer)
        timer = wait()
        if (!frame.document.hidden) listener()
      }
      let timer = wait()
      frame.document.addEventListener('visibilitychange', seen)
      return () => {
        clock.clearTimeout(timer)
        frame.document.removeEventListener('visibilitychange', seen)
      }
    },
  }
}
