import { is, literal, size, string, type, union, type Struct } from 'superstruct'
import { PROTOCOL, type HostMessage, type WindowMessage } from './messages.ts'

/** The parts of a message event that are checked. */
export type ReceivedMessage = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>

const envelope = (id: string) => ({ lounge: literal(PROTOCOL), id: literal(id) })

/** An opaque page (a sandboxed frame, a file) has the origin `null`, which any page can have. */
const isOrigin = (text: string) => /^https?:\/\/[^/]+$/.test(text)

function readFrom<T>(
  { data, source }: ReceivedMessage,
  from: MessageEventSource | null,
  struct: Struct<T>,
): T | null {
  return source !== null && source === from && is(data, struct) ? data : null
}

/** The origin of the host page, if the message is its hello; `null` for anything else. */
export function readHello(
  event: ReceivedMessage,
  expected: { parent: MessageEventSource; id: string },
): string | null {
  const hello: Struct<HostMessage> = type({ ...envelope(expected.id), type: literal('hello') })
  return isOrigin(event.origin) && readFrom(event, expected.parent, hello) ? event.origin : null
}

/** A message of the club's own window to the frame that opened it; `null` for anything else. */
export function readWindowMessage(
  event: ReceivedMessage,
  expected: { window: MessageEventSource; origin: string; id: string },
): WindowMessage | null {
  const shared = envelope(expected.id)
  const message: Struct<WindowMessage> = union([
    type({ ...shared, type: literal('code'), code: size(string(), 16, 128) }),
    type({ ...shared, type: literal('declined') }),
  ])
  return event.origin === expected.origin ? readFrom(event, expected.window, message) : null
}
