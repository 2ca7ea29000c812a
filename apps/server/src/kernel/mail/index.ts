export { renderMail } from './renderMail.ts'
export type { MailContent } from './renderMail.ts'
