import type { WidgetHost } from '@players-club/flow-hooks/lounge'
import { PROTOCOL, readHello, type FrameMessage, type FrameNews } from '../protocol/index.ts'

/** The page around the frame. */
export type Host = WidgetHost & { post(news: FrameNews): void }

/** Speaks with the partner's page: it is told where to send messages by the browser, never by the page. */
export function createHost(frame: Window, id: string): Host {
  const { parent } = frame
  let origin: string | null = null
  const waiting: FrameMessage[] = []

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
  })
  // Nobody's secret, so it may be said before the page has told its origin.
  if (parent !== frame) send({ lounge: PROTOCOL, id, type: 'ready' }, '*')

  return {
    post,
    partnerOrigin: () => origin,
    tell: news =>
      post(news === 'blocked' || news === 'failed' ? { type: 'error', code: news } : { type: news }),
    onSeen(listener) {
      const seen = () => {
        if (!frame.document.hidden) listener()
      }
      frame.document.addEventListener('visibilitychange', seen)
      return () => frame.document.removeEventListener('visibilitychange', seen)
    },
  }
}
