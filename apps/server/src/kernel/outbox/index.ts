export { enqueueMail, outboxJob, purgeUnsentMails } from './outbox.ts'
