export { enqueueMail, outboxJobs } from './outbox.ts'
