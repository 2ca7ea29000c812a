import { describe, expect, test } from 'vitest'
import { CLUB_URL, openSandbox, REAL_NOW } from '../../../test/openSandbox.ts'
import { MAILBOX_SIZE } from './mailbox.ts'

const mail = {
  id: 'mail-1',
  to: 'newcomer@players.example',
  subject: 'Activate your account',
  html: '<p style="color:red">Hello <a href="/activate?key=abc">activate</a></p>',
  text: `Hello\n${CLUB_URL}/activate?key=abc.`,
  sentAt: '2026-11-21T16:00:00.000Z',
}

describe('the mailbox', () => {
  test('keeps a mail that the product sends, and finds it by its recipient in any case', async () => {
    const sandbox = await openSandbox()
    expect((await sandbox.postAsProduct('/mail', mail)).status).toBe(201)
    expect(await sandbox.json('/mail/messages.json?to=NEWCOMER@players.example')).toEqual({
      messages: [mail],
    })
    expect(await sandbox.json('/mail/messages.json?to=players.example')).toEqual({ messages: [] })
    expect(await sandbox.json('/mail/messages.json')).toEqual({ messages: [mail] })
  })

  test('keeps a mail that is sent again once, as it came first', async () => {
    const sandbox = await openSandbox()
    await sandbox.postAsProduct('/mail', mail)
    const again = await sandbox.postAsProduct('/mail', { ...mail, subject: 'Changed' })
    expect(again.status).toBe(200)
    expect(await sandbox.json('/mail/messages.json')).toEqual({ messages: [mail] })
  })

  test('keeps a mail that is sent twice at once only once', async () => {
    const sandbox = await openSandbox()
    const answers = await Promise.all([1, 2, 3].map(() => sandbox.postAsProduct('/mail', mail)))
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 200, 201])
    expect(await sandbox.json('/mail/messages.json')).toEqual({ messages: [mail] })
  })

  test('drops the oldest mails when it is full', async () => {
    const sandbox = await openSandbox()
    for (let n = 0; n <= MAILBOX_SIZE; n++) await sandbox.postAsProduct('/mail', { ...mail, id: `mail-${n}` })
    const { messages } = (await sandbox.json('/mail/messages.json')) as { messages: { id: string }[] }
    expect(messages).toHaveLength(MAILBOX_SIZE)
    expect(messages[0]?.id).toBe(`mail-${MAILBOX_SIZE}`)
    expect(messages.at(-1)?.id).toBe('mail-1')
  })
})

test('dates a mail without a date by the product’s clock, and shows one without HTML as plain text', async () => {
  const sandbox = await openSandbox()
  await sandbox.post('/clock', { advanceMs: 86_400_000 })
  const { sentAt: _, ...undated } = mail
  await sandbox.postAsProduct('/mail', { ...undated, html: null })
  expect(await sandbox.json('/mail/messages.json')).toEqual({
    messages: [{ ...mail, html: null, sentAt: new Date(REAL_NOW.getTime() + 86_400_000).toISOString() }],
  })
  const page = await sandbox.page('/mail/mail-1')
  expect(page).toContain('This mail has plain text alone.')
  expect(page).not.toContain('<iframe')
})

describe('a mail', () => {
  test('is refused without the shared secret', async () => {
    const sandbox = await openSandbox()
    expect((await sandbox.post('/mail', mail)).status).toBe(401)
    expect((await sandbox.post('/mail', mail, { authorization: 'Bearer wrong' })).status).toBe(401)
    expect(await sandbox.json('/mail/messages.json')).toEqual({ messages: [] })
  })

  test('is refused with the name of every invalid field', async () => {
    const sandbox = await openSandbox()
    const answer = await sandbox.postAsProduct('/mail', { ...mail, to: 5, sentAt: 'yesterday', extra: 1 })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    const { problems } = (await answer.json()) as { problems: { field: string }[] }
    expect(problems.map(({ field }) => field).sort()).toEqual(['extra', 'sentAt', 'to'])
  })

  test('is refused when it is larger than 1 MB', async () => {
    const sandbox = await openSandbox()
    const answer = await sandbox.postAsProduct('/mail', { ...mail, html: 'x'.repeat(1_000_001) })
    expect(answer.status).toBe(413)
  })
})

describe('the page of mails', () => {
  test('lists the newest mail first, and is searched by a part of the address', async () => {
    const sandbox = await openSandbox()
    await sandbox.postAsProduct('/mail', mail)
    await sandbox.postAsProduct('/mail', {
      ...mail,
      id: 'mail-2',
      to: 'poor@players.example',
      subject: 'Later',
    })
    const all = await sandbox.page('/mail')
    expect(all.indexOf('Later')).toBeGreaterThan(0)
    expect(all.indexOf('Later')).toBeLessThan(all.indexOf('Activate your account'))
    const found = await sandbox.page('/mail?to=POOR')
    expect(found).toContain('Later')
    expect(found).not.toContain('Activate your account')
    expect(await sandbox.page('/mail?to=nobody')).toContain('No mail to “nobody”')
  })

  test('shows a mail in a frame that runs no script, with links that open the product in a new tab', async () => {
    const sandbox = await openSandbox()
    await sandbox.postAsProduct('/mail', { ...mail, html: `<script>alert(1)</script>${mail.html}` })
    const page = await sandbox.page('/mail/mail-1')
    expect(page).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
    expect(page).toContain('src="/mail/mail-1/letter"')
    expect(page).not.toContain('alert(1)')

    const letter = await sandbox.get('/mail/mail-1/letter')
    const policy = letter.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'none'")
    expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(await letter.text()).toMatch(new RegExp(`<base\\s+href="${CLUB_URL}/"\\s+target="_blank"`))
  })

  test('links addresses in plain text, without the full stop after them', async () => {
    const sandbox = await openSandbox()
    await sandbox.postAsProduct('/mail', mail)
    expect(await sandbox.page('/mail/mail-1')).toContain(
      `<a href="${CLUB_URL}/activate?key=abc" target="_blank" rel="noopener noreferrer">${CLUB_URL}/activate?key=abc</a`,
    )
  })

  test('shows hostile subjects, addresses and texts as text', async () => {
    const sandbox = await openSandbox()
    const hostile = '"><script>alert(1)</script>'
    await sandbox.postAsProduct('/mail', {
      ...mail,
      id: hostile,
      to: hostile,
      subject: hostile,
      text: hostile,
    })
    const pages = [
      await sandbox.page('/mail'),
      await sandbox.page(`/mail/${encodeURIComponent(hostile)}`),
      await sandbox.page(`/mail?to=${encodeURIComponent(hostile)}`),
      await sandbox.page(`/mail?to=${encodeURIComponent(`${hostile} nobody`)}`),
    ]
    for (const page of pages) {
      expect(page).not.toContain('<script>')
      expect(page).toContain('&lt;script&gt;')
    }
  })

  test('says that an unknown mail does not exist', async () => {
    const sandbox = await openSandbox()
    const answer = await sandbox.get('/mail/none')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('There is no such mail.')
  })
})
