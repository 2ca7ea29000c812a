import { expect, test } from 'vitest'
import { CLUB_URL, openSandbox } from '../../../test/openSandbox.ts'
import { embedSnippet } from './embedSnippet.ts'

test('embeds the balance in the partner’s page through the public loader, and shows the snippet', async () => {
  const sandbox = await openSandbox()
  const page = await sandbox.page('/partner')
  expect(page).toContain(`<script async src="${CLUB_URL}/embed/v1.js"></script>`)
  expect(page).toContain('<lucky-lounge-widget widget="balance">')
  expect(page).toContain('&lt;lucky-lounge-widget widget=&quot;balance&quot;')
  expect(page).toContain(`<a href="${CLUB_URL}/lucky-lounge">Open Lucky Lounge</a>`)
})

test('allows the scripts and frames of the product alone on the partner’s page', async () => {
  const sandbox = await openSandbox()
  const policy = (await sandbox.get('/partner')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`script-src ${CLUB_URL};`)
  expect(policy).toContain(`frame-src ${CLUB_URL};`)
  expect(policy).toContain("default-src 'none'")
})

test('fills the product’s address into the snippet', () => {
  expect(embedSnippet('https://club.example').loader).toContain('src="https://club.example/embed/v1.js"')
})
