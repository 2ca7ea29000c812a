export { PROTOCOL, type FrameMessage, type FrameNews, type WindowMessage } from './messages.ts'
export { readHello, readWindowMessage } from './readMessage.ts'
