import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './club.ts'

const LOTTERY = 'Copper State Lottery'

/** Path, the page's title, its first heading where that is another. */
type Row = readonly [ids: string, path: string, title: string, heading?: string]

const OPEN: readonly Row[] = [
  ['[ROUTE-001] [HOME-002]', '/', 'Home Page', 'Every ticket is worth a little more'],
  ['[ROUTE-002]', '/login', 'Sign In'],
  ['[ROUTE-003]', '/register', 'Register', 'Create your account'],
  ['[ROUTE-003]', '/register/DEMO-VERIFIED', 'Register', 'Create your account'],
  ['[ROUTE-004]', '/activate?key=unknown', 'Activation'],
  ['[ROUTE-007]', '/activate-email', 'Resend activation email'],
  ['[ROUTE-007]', '/activate-email-sent', 'Resend activation email', 'Nothing has been sent from here'],
  ['[ROUTE-008]', '/forgot-password', 'Forgot your password?'],
  ['[ROUTE-008]', '/forgot-password-sent', 'Forgot your password?', 'Nothing has been sent from here'],
  ['[ROUTE-009]', `/reset/finish?key=${'k'.repeat(43)}`, 'Choose a new password'],
  ['[ROUTE-011]', '/unsubscribe?success=true', 'You are unsubscribed'],
  ['[ROUTE-017]', '/feedback', 'Send Us Feedback'],
  ['[ROUTE-018]', '/media/faq', 'FAQs'],
  ['[ROUTE-022] [INFO-001]', '/information-list', 'Good to know'],
  ['[ROUTE-022] [INFO-002]', '/information-list/2', 'You have won. What now?'],
  ['[LOBBY-005]', '/lucky-lounge', 'Lucky Lounge', 'The lights come on after dark'],
  ['[LOBBY-006]', '/lucky-lounge/explore', 'Explore Lucky Lounge'],
  ['[EARN-004]', '/earn', 'Earn'],
  ['[ROUTE-024]', '/promo-code/2', 'The code from the radio'],
  ['[ROUTE-024]', '/code-redemption/3', 'Redeem a promo code'],
  ['[HOME-006]', '/code-redemption', 'Redeem a promo code'],
  ['[ROUTE-025]', '/view-url/1', 'A look at the desert museum'],
  ['[ROUTE-027]', '/interactive-game/14', 'The copper wheel'],
  ['[ROUTE-026]', '/upload-content/4', 'Show us your lucky spot'],
  ['[ROUTE-028] [SURVEY-002]', '/survey/12', 'How do we do?'],
  ['[ROUTE-028] [SURVEY-002]', '/survey/v2/13', 'Games to come'],
  ['[ROUTE-029]', '/poll/5', 'Which season is yours?'],
  ['[ROUTE-030]', '/quiz/10', 'The desert quiz'],
  ['[ROUTE-031]', '/collect-them-all/16', 'Collect them all: monsoon season'],
  ['[ROUTE-031]', '/collect-them-all/monsoon-five', 'Collect them all: monsoon season'],
  ['[ROUTE-032]', '/rewards', 'Rewards'],
  ['[ROUTE-033]', '/rewards/113', 'The club cap'],
  ['[ROUTE-034]', '/promotion', 'Promotions'],
  ['[ROUTE-035]', '/promotion/4', 'Monsoon Cash'],
  ['[ROUTE-036]', '/games', 'Games'],
  ['[ROUTE-037]', '/games/1401', 'Saguaro Gold'],
  ['[ROUTE-038]', '/games-draw/13', 'Mega Millions'],
  ['[ROUTE-039]', '/games-quick-draw/71', 'Canyon Six'],
  ['[ROUTE-040]', '/games/types/1', 'Games', 'Scratchers'],
]

const SECURED: readonly Row[] = [
  ['[ROUTE-010]', '/settings/profile', 'Profile'],
  ['[ROUTE-010]', '/settings/preferences', 'Communication Preferences'],
  ['[ROUTE-010]', '/settings/invite-friends', 'Invite Friends'],
  ['[ROUTE-010]', '/settings/account-security', 'Account & Security'],
  ['[ROUTE-010]', '/settings/account-security/change-password', 'Change Password'],
  ['[ROUTE-010]', '/settings/account-security/change-email', 'Change Email'],
  ['[ROUTE-010]', '/settings/account-security/deactivate-account', 'Deactivate Account'],
  ['[ROUTE-010]', '/settings/email-sign-up', 'Hear of promotions first'],
  ['[ROUTE-010]', '/settings/profile-completion', 'Complete your profile'],
  ['[ROUTE-012]', '/history', 'Players Club History'],
  ['[LLHIST-001]', '/lucky-lounge/history', 'Lucky Lounge History'],
  ['[ROUTE-013]', '/ticket-entry', 'Enter Ticket'],
  ['[ROUTE-014]', '/invite-friends', 'Invite Friends'],
  ['[ROUTE-015]', '/profile-completion/7', 'Complete your profile'],
  ['[ROUTE-016]', '/email-signUp/8', 'Hear of promotions first'],
]

/** Checks the server's HTML, which has to be complete before any script runs. */
async function expectPage(request: APIRequestContext, [, path, title, heading = title]: Row): Promise<void> {
  const answer = await request.get(path)
  expect(answer.status()).toBe(200)
  const html = plain(await answer.text())
  expect(html).toContain(path === '/' ? `<title>${title}</title>` : `<title>${title} · ${LOTTERY}</title>`)
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toContain(heading)
  expect(html.match(/<meta name="description"/g)).toHaveLength(1)
  // Without it, an iPhone gives the page no safe area.
  expect(html).toMatch(/<meta name="viewport"[^>]*viewport-fit=cover/)
}

const plain = (html: string) => html.replaceAll('&amp;', '&').replaceAll('<!-- -->', '')

test.describe('an address open to everybody', () => {
  for (const row of OPEN)
    test(`${row[0]} ${row[1]} shows the page “${row[2]}”`, ({ request }) => expectPage(request, row))
})

test.describe('an address for players', () => {
  for (const row of SECURED)
    test(`${row[0]} [GUARD-001] ${row[1]} shows the page “${row[2]}”`, async ({ page, request, enter }) => {
      const asGuest = await request.get(row[1])
      expect(new URL(asGuest.url()).pathname).toBe('/login')
      expect(new URL(asGuest.url()).searchParams.get('from')).toBe(row[1])
      await enter('birthday@players.example')
      await expectPage(page.request, row)
    })
})

test('[ROUTE-010] /settings redirects to the profile, and short addresses to the long ones', async ({
  page,
  request,
  enter,
}) => {
  const { pathname, searchParams } = new URL((await request.get('/settings')).url())
  expect([pathname, searchParams.get('from')]).toEqual(['/login', '/settings'])
  await enter('birthday@players.example')
  const leadsTo = async (path: string) => new URL((await page.request.get(path)).url()).pathname
  expect(await leadsTo('/settings')).toBe('/settings/profile')
  for (const name of ['change-password', 'change-email', 'deactivate-account'])
    expect(await leadsTo(`/settings/${name}`)).toBe(`/settings/account-security/${name}`)
})

for (const path of ['/settings/nothing', '/media', '/register/a/b', '/activate/x', '/email-signup/1'])
  test(`[ROUTE-020] ${path} is not found`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('Page Not Found!')
  })
