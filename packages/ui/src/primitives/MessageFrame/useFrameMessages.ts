'use client'

import { useEffect, useEffectEvent, type RefObject } from 'react'

/** A message from the frame's window. */
export interface FrameMessage {
  readonly origin: string
  readonly data: unknown
}

/** Hears the messages of the frame's window, and of no other; `page` is that window, to answer to. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: FrameMessage, page: Window) => void,
): void {
  const receive = useEffectEvent(({ origin, data, source }: MessageEvent) => {
    const page = frame.current?.contentWindow
    // Any window can post messages; only those of this frame are accepted.
    if (page && source === page) onMessage({ origin, data }, page)
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => receive(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])
}
