import type { ErrorMessage } from '@players-club/api-client'
import { hanging, offline, type FakeAnswers } from '@players-club/api-client/fakes'
import type { ProfileValues } from '@players-club/domain-models'
import { newcomerProfile, openProfileActivity, verifiedProfile } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import {
  createTestBrowser,
  createTestClub,
  LATE_EVENING,
  testProblem,
  testSession,
  type TestClubOptions,
} from '../../testing/index.ts'
import { profileDraft } from './profileDraft.ts'
import { bodyOf, formOf } from './profileForm.ts'
import { useEditProfile } from './useEditProfile.ts'

const renamed = { ...newcomerProfile, firstName: 'Nicola' }
const complete = { ...renamed, completedDate: '2026-11-21T17:20:00.000Z' }
const phone = '(602) 555-0100'

async function profilePage(
  answers: FakeAnswers = {},
  settings?: TestClubOptions['settings'],
  browser = createTestBrowser(),
) {
  const initial = { remoteConfig: {}, authorizedFlags: [], session: testSession('newcomer') }
  const tab = createTestClub({
    browser,
    initial,
    settings,
    place: { pathname: '/settings/profile' },
    answers: {
      'profile.getProfile': newcomerProfile,
      'profile.updateProfile': renamed,
      'activities.getActivityStatus': openProfileActivity,
      ...answers,
    },
  })
  tab.browser.server.signedIn = 'newcomer'
  const { result, unmount } = await renderHook(() => ({ flow: useEditProfile(), club: useClub() }), {
    wrapper: tab.Wrapper,
  })
  const { server, settled } = tab.browser
  await settled()
  const save = async (change: Partial<ProfileValues> = { firstName: 'Nicola' }) => {
    await expect.poll(() => result.current.flow.state.at).toBe('editing')
    result.current.flow.change(change)
    result.current.flow.save()
    await settled()
  }
  const sent = () => server.requests.filter(({ name }) => name === 'profile.updateProfile')
  const balances = () => server.requests.filter(({ name }) => name === 'history.getPointsBalance').length
  return { result, unmount, server, settled, save, sent, balances }
}

test('[API-024] the profile is loaded, and saved by a save', async () => {
  const { result, save, sent, server } = await profilePage()
  expect(server.requests.map(({ name }) => name)).toContain('profile.getProfile')
  await save({ firstName: ' Nicola ' })
  expect(sent()).toHaveLength(1)
  expect(sent()[0]?.body).toEqual({
    firstName: 'Nicola',
    lastName: 'Reyes',
    birthDate: '1999-10-02',
    gender: null,
    phones: [],
    addresses: [],
  })
  await expect.poll(() => result.current.flow.isChanged).toBe(false)
})

test('[PROFILE-002] a save keeps the identity that was verified while the form was open, and saves the rest', async () => {
  const { server, save, sent, result } = await profilePage({
    'profile.getProfile': { ...verifiedProfile, idologyValid: false },
  })
  await expect.poll(() => result.current.flow.state.at).toBe('editing')
  server.answer({ 'profile.getProfile': verifiedProfile })
  await save({ firstName: 'Nicola', address1: '99 New Street', phone: '(520) 555-0123' })
  const { firstName, addresses } = bodyOf(formOf(verifiedProfile))
  const phones = [{ phone: '5205550123', phoneTypeId: 'MOBILE' }]
  expect(sent()[0]?.body).toMatchObject({ firstName, addresses, phones })
})

test('[PROFILE-002] [PROFILE-012] a save that finds the verification by a scan sends the first home address that was typed', async () => {
  const { server, save, sent } = await profilePage()
  server.answer({ 'profile.getProfile': { ...verifiedProfile, addresses: [] } })
  const { address1, city, state, stateCode, country, countryCode, zipCode } = formOf(verifiedProfile)
  const home = { address1, city, state, stateCode, country, countryCode, zipCode }
  await save({ firstName: 'Nicola', ...home })
  expect(sent()[0]?.body).toMatchObject({
    firstName: 'Vera',
    addresses: [{ ...home, addressTypeId: 'HOME' }],
  })
})

test('[VALID-024] gender and phone are hidden where the club is configured so, and the form can be saved', async () => {
  const settings = { skipGender: true, skipPhone: true }
  const { result, save, sent } = await profilePage({}, settings)
  expect(result.current.flow.shownFields).toEqual({ gender: false, phone: false })
  const usual = await profilePage()
  expect(usual.result.current.flow.shownFields).toEqual({ gender: true, phone: true })
  await save()
  expect(sent()[0]?.body).toMatchObject({ gender: null, phones: [] })
})

test('[VALID-013] the age is computed from the day in Phoenix', async () => {
  const { result, save, sent } = await profilePage({}, undefined, createTestBrowser(LATE_EVENING))
  await save({ birthDate: '2005-11-21' })
  result.current.flow.leave('birthDate')
  const tooYoung = { key: 'field.birthDate.tooYoung', params: { age: 21 } }
  await expect.poll(() => result.current.flow.errors.birthDate).toEqual(tooYoung)
  expect(sent()).toEqual([])
  await save({ birthDate: '2005-11-20' })
  expect(sent()).toHaveLength(1)
})

test('[ERR-021] success shows profile.updated and updates the club’s name', async () => {
  const { result, save } = await profilePage()
  await save()
  expect(result.current.club.messages.getState()).toMatchObject({
    message: { type: 'success', key: 'profile.updated' },
  })
  expect(result.current.club.session.getState().account?.firstName).toBe('Nicola')
})

test('[ERR-020] [ERR-023] a refusal shows the server’s words and keeps the form', async () => {
  const { result, save } = await profilePage({
    'profile.updateProfile': testProblem(422, undefined, { title: 'The registry is closed.' }),
  })
  await save()
  await expect
    .poll(() => result.current.flow.state)
    .toMatchObject({
      at: 'editing',
      failure: { text: 'The registry is closed.' },
      values: { firstName: 'Nicola' },
    })
})

test.each<readonly [FakeAnswers['profile.updateProfile'], ErrorMessage]>([
  [testProblem(403, undefined, { title: 'Not you.' }), { text: 'Not you.' }],
  [testProblem(500, undefined, { title: 'A belt tore.' }), { text: 'A belt tore.' }],
  [testProblem(503, undefined, { title: '' }), { key: 'error.http.503' }],
  [offline, { key: 'error.offline' }],
])('[ERR-020] a failure of any kind is shown and keeps the form', async (answer, failure) => {
  const { result, save } = await profilePage({ 'profile.updateProfile': answer })
  await save()
  await expect
    .poll(() => result.current.flow.state)
    .toMatchObject({ failure, values: { firstName: 'Nicola' } })
  expect(result.current.flow.canSave).toBe(true)
})

test('a double press saves once', async () => {
  const { result, save, sent, settled } = await profilePage({ 'profile.updateProfile': hanging })
  await save()
  result.current.flow.save()
  await settled()
  expect(sent()).toHaveLength(1)
})

test('[PROFILE-006] a player who leaves without saving while a save is pending discards the draft', async () => {
  const { result, unmount, save, settled } = await profilePage({ 'profile.updateProfile': hanging })
  const { drafts } = result.current.club
  const draft = () => drafts.read('profile', profileDraft.struct)
  await save()
  expect(draft()).toEqual({ fields: { firstName: 'Nicola' }, isOfVerified: false })
  result.current.flow.undo()
  await unmount()
  await settled()
  expect(draft()).toBeNull()
})

test('[PROFILE-007] completing the profile celebrates and shows the points', async () => {
  const { result, save, balances } = await profilePage({
    'profile.updateProfile': { ...complete, completeActivityPoints: 500 },
  })
  const before = balances()
  await save()
  await expect.poll(() => result.current.flow.state).toMatchObject({ points: 500 })
  expect(result.current.club.confetti.getState()).toBeTruthy()
  await expect.poll(balances).toBeGreaterThan(before)
  result.current.flow.closePoints()
  await expect.poll(() => result.current.flow.state).toMatchObject({ points: null })
})

test('[PROFILE-007] a save after one whose answer was lost shows the points that completing the profile earned', async () => {
  const { result, server, save, balances } = await profilePage({
    'profile.updateProfile': offline,
    'activities.getActivityStatus': { ...openProfileActivity, points: 600 },
  })
  await save()
  await expect.poll(() => result.current.flow.state).toMatchObject({ failure: { key: 'error.offline' } })
  const before = balances()
  server.answer({ 'profile.getProfile': complete, 'profile.updateProfile': complete })
  await save()
  await expect.poll(() => result.current.flow.state).toMatchObject({ points: 600 })
  expect(result.current.club.confetti.getState()).toBeTruthy()
  await expect.poll(balances).toBeGreaterThan(before)
})

test('[PROFILE-007] a profile that is complete when it is read after a save whose answer was lost shows the points', async () => {
  const { result, server, save, balances } = await profilePage({
    'profile.updateProfile': offline,
    'activities.getActivityStatus': { ...openProfileActivity, points: 600 },
  })
  await save()
  await expect.poll(() => result.current.flow.state).toMatchObject({ failure: { key: 'error.offline' } })
  const before = balances()
  server.answer({ 'profile.getProfile': complete })
  void result.current.flow.reload()
  await expect
    .poll(() => result.current.flow.state)
    .toMatchObject({ saved: complete, points: 600, failure: null })
  expect(result.current.flow.isChanged).toBe(false)
  expect(result.current.club.confetti.getState()).toBeTruthy()
  await expect.poll(balances).toBeGreaterThan(before)
})

test('[ERR-021] a profile that is read with the changes of a save whose answer was lost shows the success', async () => {
  const { result, server, save } = await profilePage({ 'profile.updateProfile': offline })
  await save()
  await expect.poll(() => result.current.flow.state).toMatchObject({ failure: { key: 'error.offline' } })
  server.answer({ 'profile.getProfile': renamed })
  void result.current.flow.reload()
  await expect.poll(() => result.current.flow.state).toMatchObject({ saved: renamed, failure: null })
  expect(result.current.club.messages.getState()).toMatchObject({
    message: { type: 'success', key: 'profile.updated' },
  })
  expect(result.current.club.session.getState().account?.firstName).toBe('Nicola')
})

test('[PROFILE-007] a profile that was completed in another tab shows no points here', async () => {
  const { result, server } = await profilePage()
  await expect.poll(() => result.current.flow.state.at).toBe('editing')
  server.answer({ 'profile.getProfile': complete })
  void result.current.flow.reload()
  await expect.poll(() => result.current.flow.state).toMatchObject({ saved: complete, points: null })
  expect(result.current.club.confetti.getState()).toBeNull()
})

test('[PROFILE-007] completing a profile that earns nothing shows no points, and refreshes the balance', async () => {
  const { result, save, balances } = await profilePage({
    'profile.updateProfile': complete,
    'activities.getActivityStatus': { ...openProfileActivity, points: 0 },
  })
  const before = balances()
  await save()
  await expect.poll(() => result.current.flow.state).toMatchObject({ saved: complete, points: null })
  await expect.poll(balances).toBeGreaterThan(before)
  expect(result.current.club.confetti.getState()).toBeNull()
})

test('another tab’s change of another field is kept', async () => {
  const { server, save, sent } = await profilePage()
  const elsewhere = { phone: '6025550100', phoneTypeId: 'MOBILE', id: '1' } as const
  server.answer({ 'profile.getProfile': { ...newcomerProfile, phones: [elsewhere] } })
  await save()
  expect(sent()[0]?.body).toMatchObject({
    firstName: 'Nicola',
    phones: [{ phone: '6025550100', phoneTypeId: 'MOBILE' }],
  })
})

test('a field shows its error on blur', async () => {
  const { result } = await profilePage()
  await expect.poll(() => result.current.flow.state.at).toBe('editing')
  result.current.flow.change({ phone: '(602) 5' })
  await expect.poll(() => result.current.flow.wrong).toEqual(['phone'])
  expect(result.current.flow.errors).toEqual({})
  result.current.flow.leave('phone')
  await expect.poll(() => result.current.flow.errors).toEqual({ phone: { key: 'field.phone' } })
  result.current.flow.change({ phone })
  await expect.poll(() => result.current.flow.canSave).toBe(true)
})

test('[PROFILE-002] [PROFILE-003] verified details are locked until Edit is confirmed', async () => {
  const { result } = await profilePage({ 'profile.getProfile': verifiedProfile })
  await expect.poll(() => result.current.flow).toMatchObject({ isVerified: true, isLocked: true })
  result.current.flow.askToEdit()
  result.current.flow.keep()
  await expect.poll(() => result.current.flow.isLocked).toBe(true)
  result.current.flow.askToEdit()
  result.current.flow.edit()
  await expect.poll(() => result.current.flow.isLocked).toBe(false)
})

test('[PROFILE-002] [PROFILE-006] a verification keeps unsaved changes editable', async () => {
  const { result, server, settled, sent } = await profilePage()
  const { flow } = result.current
  flow.change({ firstName: 'Nicola', phone: '(520) 555-0123' })
  server.answer({ 'profile.getProfile': verifiedProfile, 'profile.updateProfile': verifiedProfile })
  void flow.reload()
  await expect
    .poll(() => result.current.flow)
    .toMatchObject({ isVerified: true, isLocked: false, canSave: true })
  flow.save()
  await settled()
  expect(sent()[0]?.body).toMatchObject({
    firstName: 'Vera',
    phones: [{ phone: '5205550123', phoneTypeId: 'MOBILE' }],
    addresses: [{ address1: '1200 W Washington St', addressTypeId: 'HOME' }],
  })
  await expect.poll(() => result.current.flow).toMatchObject({ isLocked: true, isChanged: false })
})

test('a profile that failed to load can be reloaded', async () => {
  const { result, server } = await profilePage({ 'profile.getProfile': offline })
  await expect.poll(() => result.current.flow.loadError).toEqual({ key: 'error.offline' })
  server.answer({ 'profile.getProfile': newcomerProfile })
  void result.current.flow.reload()
  await expect.poll(() => result.current.flow.state.at).toBe('editing')
})
