import { Hono } from 'hono'
import { isFromProduct } from '../../kernel/bearer.ts'
import { checked } from '../../kernel/checked.ts'
import type { Stored } from '../../kernel/storedState.ts'
import { Refusal } from '../../kernel/Refusal.ts'
import { contentPolicy } from '../../kernel/securityHeaders.ts'
import { isJsonWanted, readSubmission } from '../../kernel/submission.ts'
import { letter, letterPolicy } from './letter.ts'
import { received, searched, sentTo } from './mailbox.ts'
import { type Mailbox, PostedMail } from './MailMessage.ts'
import { mailListPage, mailMessagePage } from './mailPages.ts'

type Deps = { clubUrl: string; secret: string; mailbox: Stored<Mailbox>; now: () => Date }

/** `/mail`: stores the mails that the product sends, and shows them. */
export function mailService({ clubUrl, secret, mailbox, now }: Deps) {
  const find = (id: string) => {
    const message = mailbox.get().find(each => each.id === id)
    if (!message) throw new Refusal(404, 'There is no such mail.')
    return message
  }

  const messagesFor = (to: string | undefined) => ({
    messages: to === undefined ? mailbox.get() : sentTo(mailbox.get(), to),
  })

  return new Hono()
    .get('/mail', c => {
      if (isJsonWanted(c)) return c.json(messagesFor(c.req.query('to')))
      const to = c.req.query('to')?.trim() ?? ''
      return c.html(mailListPage({ clubUrl, to, messages: searched(mailbox.get(), to) }))
    })
    .get('/mail/messages.json', c => c.json(messagesFor(c.req.query('to'))))
    .get('/mail/:id/letter', c =>
      c.html(letter(find(c.req.param('id')), clubUrl), 200, {
        'Content-Security-Policy': letterPolicy(clubUrl),
      }),
    )
    .get('/mail/:id', c =>
      c.html(mailMessagePage(find(c.req.param('id')), clubUrl), 200, {
        'Content-Security-Policy': contentPolicy({ 'frame-src': "'self'" }),
      }),
    )
    .post('/mail', async c => {
      if (!isFromProduct(c, secret))
        throw new Refusal(401, 'Only the product posts mail, with the shared secret.')
      const submission = await readSubmission(c)
      if (submission.from === 'form') throw new Refusal(415, 'Mail is posted as JSON.')
      const message = { sentAt: now().toISOString(), ...checked(submission.value, PostedMail) }
      const before = mailbox.get()
      const after = received(before, message)
      await mailbox.set(after)
      return c.json({ id: message.id }, after === before ? 200 : 201)
    })
}
