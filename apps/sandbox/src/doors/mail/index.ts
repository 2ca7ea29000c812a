export { mailDoor } from './mailDoor.ts'
export { Mailbox } from './MailMessage.ts'
