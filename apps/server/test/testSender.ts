import { copperStateLottery } from '@players-club/domain-models'
import type { MailSender } from '../src/kernel/mail/renderMail.ts'

/** Sends the mails of jobs that run without a server. */
export const testSender: MailSender = { brand: copperStateLottery.brand, publicUrl: 'https://club.example' }
