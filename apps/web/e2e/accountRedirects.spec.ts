import { addLink, expect, open, test } from './club.ts'

const KEY = 'k'.repeat(43)

test('[ACT-015] opening a new password without a key leads home, from the server and from a link', async ({
  page,
}) => {
  for (const path of ['/reset/finish', '/reset/finish?key='])
    expect(new URL((await page.request.get(path)).url()).pathname, path).toBe('/')
  await open(page, '/login')
  await addLink(page, '/reset/finish?key=')
  await page.getByRole('link', { name: 'To /reset/finish?key=', exact: true }).click()
  await expect(page).toHaveURL(url => url.pathname === '/')
})

test('[GUARD-002] the server redirects a player home from the pages for guests, and leaves the others open', async ({
  page,
  enter,
}) => {
  await enter('poor@players.example')
  const ends = async (path: string) => new URL((await page.request.get(path)).url()).pathname
  for (const path of ['/register', '/forgot-password', '/forgot-password-sent', `/reset/finish?key=${KEY}`])
    expect(await ends(path), path).toBe('/')
  expect(await ends('/login')).toBe('/')
  expect(await ends('/login?from=%2Fhistory')).toBe('/history')
  expect(await ends('/login?from=https%3A%2F%2Felsewhere.example')).toBe('/')
  for (const path of [
    '/register/FRIEND',
    '/activate',
    '/activate-email',
    '/activate-email-sent',
    '/unsuspend',
  ])
    expect(await ends(path)).toBe(path)
})
