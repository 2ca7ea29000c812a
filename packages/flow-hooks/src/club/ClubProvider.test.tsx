import { copperStateLottery } from '@players-club/domain-models'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useSession, useSignIn } from '../accounts/index.ts'
import { useInformationTiles } from '../content/index.ts'
import { usePointsBalance } from '../history/index.ts'
import { useFeatureFlag, useGreeting, useMessageBar, useOutage } from '../shell/index.ts'
import { createTestClub, testSession } from '../testing/index.ts'
import type { ClubPorts } from './ClubPorts.ts'
import type { Club, ClubInitial } from './createClub.ts'
import { ClubProvider } from './ClubProvider.tsx'
import { useClub } from './useClub.ts'

function Page() {
  const facts = {
    account: useSession().account?.firstName ?? 'guest',
    greeting: useGreeting(),
    points: usePointsBalance().data?.balance ?? 'none',
    lounge: useFeatureFlag('SWEEPSTAKES_V1'),
    outage: useOutage().mode,
    bar: useMessageBar().message,
    canSubmit: useSignIn().canSubmit,
  }
  return <output>{JSON.stringify(facts)}</output>
}

const initial: ClubInitial = {
  session: testSession(),
  authorizedFlags: ['SWEEPSTAKES_V1'],
  remoteConfig: {
    GREETINGS_MESSAGE_CONFIG: {
      messageArrays: [
        {
          type: 'random',
          messageText: ['Heads', 'Tails'],
          startDate: '2026-11-01T00:00:00Z',
          endDate: '2026-12-01T00:00:00Z',
        },
      ],
    },
  },
  answers: [{ name: 'history.getPointsBalance', input: {}, data: { balance: 42 } }],
  renderedAt: '2026-11-20T19:00:00.000Z',
  random: 0.9,
}

test('a server-rendered page knows the player, and hydrates without a mismatch', async () => {
  const server = createTestClub()
  const html = renderToString(
    <ClubProvider lottery={copperStateLottery} ports={server.ports} initial={initial}>
      <Page />
    </ClubProvider>,
  )
  expect(html).toContain('verified')
  expect(html).toContain('Tails')
  expect(html).toContain('&quot;points&quot;:42')
  expect(html).toContain('&quot;lounge&quot;:true')
  expect(server.browser.local()).toEqual({})
  expect(server.browser.server.requests).toEqual([])

  const container = document.createElement('div')
  container.innerHTML = html
  const differences: unknown[] = []
  const browser = createTestClub()
  const root = hydrateRoot(
    container,
    <ClubProvider lottery={copperStateLottery} ports={browser.ports} initial={initial}>
      <Page />
    </ClubProvider>,
    { onRecoverableError: error => differences.push(error) },
  )
  await expect.poll(() => Object.keys(browser.browser.local())).toHaveLength(3)
  expect(differences).toEqual([])
  root.unmount()
})

test('hydration repeats the server’s hour, then the browser’s own is used', async () => {
  const Greeted = () => <output>{JSON.stringify(useGreeting())}</output>
  const rendered = (ports = createTestClub().ports) => (
    <ClubProvider
      lottery={copperStateLottery}
      ports={ports}
      initial={{ renderedAt: '2026-11-20T18:30:00.000Z' }}
    >
      <Greeted />
    </ClubProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(rendered())
  expect(container.textContent).toContain('shell.greeting.morning')

  const differences: unknown[] = []
  const root = hydrateRoot(container, rendered(), { onRecoverableError: error => differences.push(error) })
  await expect.poll(() => container.textContent).toContain('shell.greeting.afternoon')
  expect(differences).toEqual([])
  root.unmount()
})

test('a part of a guest’s page that hydrates after a sign-in starts from the server’s data', async () => {
  const tile = { id: 1, title: 'Good to know', summary: '', webImageUrl: '', mobileImageUrl: '' }
  const answers = [{ name: 'content.listInformationTiles', input: {}, data: { content: [tile] } }]
  const guest: ClubInitial = { answers, renderedAt: initial.renderedAt }
  const seen: string[] = []
  const Tiles = () => {
    const title = useInformationTiles().tiles?.[0]?.title ?? 'none'
    seen.push(title)
    return <output>{title}</output>
  }
  const rendered = (Part: ComponentType, ports: ClubPorts) => (
    <ClubProvider lottery={copperStateLottery} ports={ports} initial={guest}>
      <Session />
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </ClubProvider>
  )
  let club: Club | undefined
  const Session = () => {
    const here = useClub()
    useEffect(() => {
      club = here
    }, [here])
    return null
  }
  const container = document.createElement('div')
  container.innerHTML = renderToString(rendered(Tiles, createTestClub().ports))
  expect(container.textContent).toBe('Good to know')
  seen.length = 0

  const arrival = Promise.withResolvers<{ default: ComponentType }>()
  const Late = lazy(() => arrival.promise)
  const unanswered = () => new Promise<never>(() => {})
  const browser = createTestClub({ answers: { 'content.listInformationTiles': unanswered } })
  const differences: unknown[] = []
  const root = hydrateRoot(container, rendered(Late, browser.ports), {
    onRecoverableError: error => differences.push(error),
  })
  await expect.poll(() => club).toBeDefined()
  club?.session.begin(testSession())
  arrival.resolve({ default: Tiles })
  await expect.poll(() => seen).toContain('none')
  expect(seen[0]).toBe('Good to know')
  expect(differences).toEqual([])
  root.unmount()
})

describe('the state of a page', () => {
  function useDraft() {
    const [draft, setDraft] = useState('')
    return { draft, setDraft, club: useClub() }
  }

  async function pageWithDraft(session: ClubInitial['session']) {
    const tab = createTestClub({ initial: { session, remoteConfig: {}, authorizedFlags: [] } })
    const { result } = await renderHook(useDraft, { wrapper: tab.Wrapper })
    result.current.setDraft('begun')
    await expect.poll(() => result.current.draft).toBe('begun')
    const settled = async () => {
      await tab.browser.settled()
      return result.current.draft
    }
    return { tab, result, settled, club: result.current.club }
  }

  test('[AUTH-017] is dropped with its player, whether the session ends here or in another tab', async () => {
    const here = await pageWithDraft(testSession())
    here.club.session.end()
    expect(await here.settled()).toBe('')

    const elsewhere = await pageWithDraft(testSession())
    elsewhere.tab.browser.openLocal().remove('players-club.access-token')
    expect(await elsewhere.settled()).toBe('')
  })

  test('[AUTH-017] is dropped when another player replaces the first', async () => {
    const { club, settled } = await pageWithDraft(testSession())
    club.session.begin(testSession('poor'))
    expect(await settled()).toBe('')
  })

  test('[AUTH-017] is kept when the player’s session is renewed or begins again', async () => {
    const { club, settled } = await pageWithDraft(testSession())
    club.session.renew(testSession().tokens)
    expect(await settled()).toBe('begun')
    club.session.begin(testSession())
    expect(await settled()).toBe('begun')
  })

  test('[AUTH-017] is kept for a guest who signs in, and dropped when that player leaves', async () => {
    const { club, settled } = await pageWithDraft(null)
    club.session.begin(testSession())
    expect(await settled()).toBe('begun')
    club.session.end()
    expect(await settled()).toBe('')
  })
})

test('two pages rendered at once share no state', () => {
  const page = (more: ClubInitial) =>
    renderToString(
      <ClubProvider lottery={copperStateLottery} ports={createTestClub().ports} initial={more}>
        <Page />
      </ClubProvider>,
    )
  expect(page(initial)).toContain('verified')
  expect(page({})).not.toContain('verified')
})

test('a flow without a provider says what to import', () => {
  expect(() => renderToString(<Page />)).toThrow(
    "import { ClubProvider } from '@players-club/flow-hooks/club'",
  )
})
