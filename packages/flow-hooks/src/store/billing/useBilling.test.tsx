import { getProfile } from '@players-club/api-client'
import { offline } from '@players-club/api-client/fakes'
import type { UserProfile } from '@players-club/domain-models'
import { verifiedProfile } from '@players-club/domain-models/fixtures'
import { useEffect, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useQuery } from '../../club/query/useQuery.ts'
import { createTestClub, testSession } from '../../testing/index.ts'
import { useBilling, type Billing } from './useBilling.ts'

const [address] = verifiedProfile.addresses
const billed: UserProfile = {
  ...verifiedProfile,
  addresses: address ? [address, { ...address, addressTypeId: 'BILLING', address1: '5 Office Park' }] : [],
}
const unverified: UserProfile = { ...verifiedProfile, idologyExpired: true }

/** The billing of a tab whose profile page has loaded one profile, where the server answers another now. */
async function billing(known: UserProfile, now: UserProfile) {
  const tab = createTestClub({
    initial: {
      remoteConfig: {},
      authorizedFlags: ['LL_PAYMENT_ENABLED'],
      session: testSession(),
    },
    answers: {
      'profile.getProfile': known,
      'profile.getCountries': offline,
      'profile.getStates': offline,
      'profile.getCities': offline,
    },
  })
  tab.browser.server.signedIn = 'verified'
  const shown: { profile?: UserProfile | undefined; form?: Billing } = {}
  function ProfilePage() {
    const { data } = useQuery(getProfile, {})
    useEffect(() => void (shown.profile = data))
    return null
  }
  function BillingPage() {
    const form = useBilling()
    useEffect(() => void (shown.form = form))
    return null
  }
  const club = (page: ReactNode) => (
    <tab.Wrapper>
      <SWRConfig value={{ dedupingInterval: 0 }}>{page}</SWRConfig>
    </tab.Wrapper>
  )
  const { rerender } = await render(club(<ProfilePage />))
  await expect.poll(() => shown.profile).toEqual(known)
  await rerender(club(null))
  tab.browser.server.answer({ 'profile.getProfile': now })
  await rerender(club(<BillingPage />))
  const form = () => {
    if (!shown.form) throw new Error('The billing page is not there.')
    return shown.form
  }
  await expect.poll(() => form().profile).toEqual(now)
  await tab.browser.settled()
  return { form, visits: tab.visits.map(({ path }) => path) }
}

test('[BILLING-003] the form starts with the last purchase’s address, although the page cached an older profile', async () => {
  const { form } = await billing(verifiedProfile, billed)
  await expect.poll(() => form().values?.address1).toBe('5 Office Park')
})

test('[BILLING-002] a player who was verified meanwhile is not redirected by the cached profile', async () => {
  const { form, visits } = await billing(unverified, verifiedProfile)
  await expect.poll(() => form().values).toBeDefined()
  expect(visits).toEqual([])
})

test('[BILLING-002] a player who is no longer verified is redirected to the store', async () => {
  const { visits } = await billing(verifiedProfile, unverified)
  expect(visits).toContain('/lucky-lounge/store')
})

test('[BILLING-004] [BILLING-005] [BILLING-006] home is deselected at first, copied when selected, and reset when deselected', async () => {
  const { form } = await billing(verifiedProfile, verifiedProfile)
  await expect.poll(() => form().values).toBeDefined()
  const begun = form().values
  expect([form().usesHome, begun?.address1]).toEqual([false, ''])
  form().chooseHome(true)
  await expect.poll(() => form().values?.address1).toBe('1200 W Washington St')
  expect(form().usesHome).toBe(true)
  form().chooseHome(false)
  await expect.poll(() => form().values).toEqual(begun)
  expect(form().usesHome).toBe(false)
})
