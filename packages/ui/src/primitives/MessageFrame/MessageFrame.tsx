'use client'

import { useRef, type Ref } from 'react'
import { useIsHydrating } from '../useIsHydrating.ts'
import { frame } from './MessageFrame.css.ts'
import { useFrameMessages, type FrameMessage } from './useFrameMessages.ts'

export type { FrameMessage } from './useFrameMessages.ts'

/** The page in a frame, its accessible name, and the handler of its messages. */
export interface MessageFrameProps<M> {
  src: string
  /** The accessible name. */
  title: string
  /** A message arrived from the frame's window and no other; `reply` answers it with its origin as target. */
  onMessage: (message: FrameMessage, reply: (message: M) => void) => void
  ref?: Ref<HTMLIFrameElement>
}

/** A third party's page in a frame that communicates by postMessage. */
export function MessageFrame<M>({ src, title, onMessage, ref }: MessageFrameProps<M>) {
  const element = useRef<HTMLIFrameElement>(null)
  useFrameMessages(element, (message, page) =>
    onMessage(message, answer => page.postMessage(answer, message.origin)),
  )
  // The server renders no src: a message sent before hydration would be lost.
  const isHydrating = useIsHydrating()

  return (
    <iframe
      ref={node => {
        element.current = node
        if (typeof ref === 'function') ref(node)
        else if (ref) ref.current = node
      }}
      className={frame}
      src={isHydrating ? undefined : src}
      title={title}
      sandbox="allow-scripts allow-same-origin"
    />
  )
}
