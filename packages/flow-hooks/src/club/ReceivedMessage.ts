/** A message that a frame has posted. Who listens passes on those of the frame's own window and no others. */
export type ReceivedMessage = {
  /** As the browser reports it: a flow ignores what comes from another origin than its frame's. */
  readonly origin: string
  readonly data: unknown
}

/** How a flow receives the messages of its frame; `reply` answers that frame only. */
export type ReceiveMessage<Reply> = (message: ReceivedMessage, reply: (message: Reply) => void) => void
