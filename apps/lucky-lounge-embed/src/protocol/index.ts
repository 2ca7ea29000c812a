export {
  PROTOCOL,
  type ErrorCode,
  type FrameMessage,
  type FrameNews,
  type HostMessage,
  type WindowMessage,
} from './messages.ts'
export { readHello, readWindowMessage, type ReceivedMessage } from './readMessage.ts'
