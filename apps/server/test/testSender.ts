import { copperStateLottery } from '@players-club/domain-models'
import type { MailSender } from '../src/kernel/mail/renderMail.ts'

/** Sends the mails of jobs that run without a server. */
export const testSender: MailSender = { lottery: copperStateLottery, publicUrl: 'https://club.example' }
