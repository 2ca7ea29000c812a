import { createTestClub, testProblem } from '@players-club/flow-hooks/testing'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clientLoader, loader } from '../../app/accounts/inviteFriends.route.tsx'
import { pageContext } from '../../app/shell/pageContext.ts'
import { openPage } from '../openPage.tsx'

test('the link of an invitation has the public address of the club, not the one behind its proxy', async () => {
  const answers = {
    'accounts.getInvitations': testProblem(503),
    'activities.getActivityStatus': testProblem(503),
  }
  const { api, lottery, clock } = createTestClub({ answers }).start()
  const context = new RouterContextProvider()
  context.set(pageContext, {
    publicUrl: 'https://club.example',
    lottery,
    nonce: '',
    now: clock.now,
    csrfToken: '',
    isPosted: false,
    locale: 'en',
    api,
    session: () => Promise.resolve(null),
    shell: () => Promise.resolve({ authorizedFlags: undefined, remoteConfig: undefined }),
    hasExpiredSession: () => Promise.resolve(false),
    report: () => {},
    textFiles: () => [],
  })
  const request = new Request('http://10.0.0.7:8080/settings/invite-friends')
  const { origin } = await loader({
    context,
    request,
    url: new URL(request.url),
    params: {},
    pattern: '/settings/invite-friends',
  })
  expect(origin).toBe('https://club.example')
})

test('the link of an invitation has the address of the club on a page that the menu leads to', async () => {
  await openPage('/settings/invite-friends', {
    player: 'verified',
    loaderData: clientLoader(),
    answers: {
      'accounts.getInvitations': { inviteCode: 'ANA7', acceptedThisMonth: 0, pointsThisMonth: 0 },
      'activities.getActivityStatus': testProblem(503),
    },
  })
  await expect
    .element(page.getByRole('main').getByLabelText('Your invite link'))
    .toHaveValue(`${location.origin}/register/ANA7`)
})
