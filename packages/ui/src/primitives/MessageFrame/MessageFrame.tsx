import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type Ref } from 'react'
import { frame } from './MessageFrame.css.ts'

/** A message as it came from the window of the frame. */
export interface FrameMessage {
  readonly origin: string
  readonly data: unknown
}

export interface MessageFrameProps<M> {
  src: string
  /** What is in it; its accessible name. */
  title: string
  /** Something came from the window of the frame, and from no other; `reply` answers it, and nobody else. */
  onMessage: (message: FrameMessage, reply: (message: M) => void) => void
  ref?: Ref<HTMLIFrameElement>
}

/** A page of another house, which speaks with ours by messages. */
export function MessageFrame<M>({ src, title, onMessage, ref }: MessageFrameProps<M>) {
  const element = useRef<HTMLIFrameElement>(null)

  const hear = useEffectEvent(({ origin, data, source }: MessageEvent) => {
    const page = element.current?.contentWindow
    // Any window may send messages; only those of this frame are its page's.
    if (!page || source !== page) return
    onMessage({ origin, data }, message => page.postMessage(message, origin))
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])
  // In a page from the server the frame waits: what it said before somebody listens would be said to nobody.
  const isHeard = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

  return (
    <iframe
      ref={node => {
        element.current = node
        if (typeof ref === 'function') ref(node)
        else if (ref) ref.current = node
      }}
      className={frame}
      src={isHeard ? src : undefined}
      title={title}
      sandbox="allow-scripts allow-same-origin"
    />
  )
}
