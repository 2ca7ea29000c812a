export { httpMail } from './httpMail.ts'
export type { HttpMailOptions } from './httpMail.ts'
export type { Mail, MailProvider } from './MailProvider.ts'
