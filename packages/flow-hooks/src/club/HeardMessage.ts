/** A message that a frame has posted. Who listens passes on those of the frame's own window and no others. */
export type HeardMessage = {
  /** As the browser reports it: a flow ignores what comes from another origin than its frame's. */
  readonly origin: string
  readonly data: unknown
}

/** How a flow hears a frame that it speaks with; `reply` answers that frame only. */
export type Hear<Reply> = (message: HeardMessage, reply: (message: Reply) => void) => void
