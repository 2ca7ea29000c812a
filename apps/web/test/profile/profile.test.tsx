import { offline } from '@players-club/api-client/fakes'
import {
  citiesFixture,
  countriesFixture,
  newcomerProfile,
  statesFixture,
  verifiedProfile,
} from '@players-club/domain-models/fixtures'
import { TEST_PASSWORD, testProblem } from '@players-club/flow-hooks/testing'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'
import { emptyHome } from '../shell/offers.ts'

const main = page.getByRole('main')

const answers: PageOptions['answers'] = {
  ...emptyHome,
  'profile.getProfile': { ...newcomerProfile, completedDate: '2021-06-05T17:20:00.000Z' },
  'profile.getCountries': { countries: countriesFixture },
  'profile.getStates': { states: statesFixture },
  'profile.getCities': { cities: citiesFixture },
  'activities.getActivityStatus': { key: 'complete-profile', points: 500, limitReached: false },
}

const openProfile = (options: PageOptions = {}) =>
  openPage('/settings/profile', {
    player: 'newcomer',
    ...options,
    answers: { ...answers, ...options.answers },
  })

describe('the gender of a player', () => {
  const save = main.getByRole('button', { name: 'Save' })

  test('[PROFILE-010] is sent as null where the player does not say it', async () => {
    const { asked } = await openProfile({ answers: { 'profile.updateProfile': newcomerProfile } })
    await main.getByRole('textbox', { name: 'First name' }).fill('Nicola')
    await save.click()
    await expect.poll(() => asked('profile.updateProfile')).toHaveLength(1)
    expect(asked('profile.updateProfile')).toMatchObject([{ body: { firstName: 'Nicola', gender: null } }])
    await expect.element(page.getByText('Your profile has been saved.')).toBeVisible()
  })

  test('[PROFILE-010] is sent as it was chosen', async () => {
    const { asked } = await openProfile({ answers: { 'profile.updateProfile': newcomerProfile } })
    await main.getByRole('radio', { name: 'Prefer not to say' }).click()
    await save.click()
    await expect.poll(() => asked('profile.updateProfile')).toMatchObject([{ body: { gender: 'NEUTRAL' } }])
  })

  test('[VALID-024] is asked for beside the phone number, unless the build skips them', async () => {
    await openProfile()
    await expect.element(main.getByRole('radio', { name: 'Female' })).toBeVisible()
    await expect.element(main.getByRole('textbox', { name: /Mobile number/ })).toBeVisible()
  })

  test('[VALID-024] is not asked for where skipGender is set, nor is the phone number where skipPhone is set', async () => {
    await openProfile({ settings: { skipGender: true, skipPhone: true } })
    await expect.element(main.getByRole('textbox', { name: 'First name' })).toBeVisible()
    await expect.element(main.getByRole('radio')).not.toBeInTheDocument()
    await expect.element(main.getByRole('textbox', { name: /Mobile number/ })).not.toBeInTheDocument()
  })
})

test('[SHELL-030] keeps the lists of addresses at a sign-out', async () => {
  const { address, asked, club } = await openProfile({
    player: 'verified',
    answers: { 'profile.getProfile': { ...verifiedProfile, idologyValid: false } },
    others: ['/', '/login'],
  })
  await expect.poll(() => asked('profile.getCities')).toHaveLength(1)
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect.poll(address).toBe('/')
  await main.getByRole('link', { name: 'Sign In' }).click()
  await main.getByRole('textbox', { name: 'Email' }).fill('verified@players.example')
  await main.getByLabelText('Password', { exact: true }).fill(TEST_PASSWORD)
  await main.getByRole('button', { name: 'Sign In' }).click()
  await expect.poll(address).toBe('/')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect.element(main.getByRole('combobox', { name: 'State' })).toHaveValue('AZ')
  await club.browser.settled()
  for (const name of ['profile.getCountries', 'profile.getStates', 'profile.getCities'] as const)
    expect(asked(name)).toHaveLength(1)
  expect(asked('profile.getProfile')).toHaveLength(2)
})

describe('verified details', () => {
  const edit = main.getByRole('button', { name: 'Edit' })
  const firstName = main.getByRole('textbox', { name: 'First name' })
  const question = page.getByRole('alertdialog', { name: 'Change verified details?' })
  const openVerified = () =>
    openProfile({ player: 'verified', answers: { 'profile.getProfile': verifiedProfile } })

  test('[PROFILE-001] [PROFILE-002] [PROFILE-003] are locked, and stay so unless Edit is confirmed', async () => {
    await openVerified()
    await expect.element(main.getByText('verified', { exact: true })).toBeVisible()
    await expect.element(firstName).toBeDisabled()
    await expect.element(main.getByRole('combobox', { name: 'City' })).toBeDisabled()
    await edit.click()
    await question.getByRole('button', { name: 'Leave them as they are' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(firstName).toBeDisabled()
  })

  test('[PROFILE-003] can be changed once Edit is confirmed', async () => {
    await openVerified()
    await edit.click()
    await question.getByRole('button', { name: 'Edit my details' }).click()
    await expect.element(firstName).toBeEnabled()
    await expect.element(main.getByRole('button', { name: 'Save' })).toBeDisabled()
  })
})

describe('the verification', () => {
  const label = main.getByText('not verified', { exact: true })
  const verify = main.getByRole('button', { name: 'Verify' })

  test('[PROFILE-001] [PROFILE-004] [FLAG-008] is offered with SWEEPSTAKES_V1', async () => {
    await openProfile({ flags: ['SWEEPSTAKES_V1'] })
    await expect.element(label).toBeVisible()
    await expect.element(verify).toBeVisible()
  })

  test('[PROFILE-001] [PROFILE-004] [FLAG-008] is not offered without SWEEPSTAKES_V1', async () => {
    await openProfile({ flags: [] })
    await expect.element(main.getByRole('textbox', { name: 'First name' })).toBeVisible()
    await expect.element(label).not.toBeInTheDocument()
    await expect.element(verify).not.toBeInTheDocument()
  })
})

describe('leaving the profile', () => {
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const firstName = main.getByRole('textbox', { name: 'First name' })
  const inviteFriends = page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Invite Friends' })

  test('[PROFILE-006] asks first where something was changed', async () => {
    const { address } = await openProfile()
    await firstName.fill('Nicola')
    await expect.element(main.getByText('You have changes that are not saved yet.')).toBeVisible()
    await inviteFriends.click()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(address()).toBe('/settings/profile')
    await expect.element(firstName).toHaveValue('Nicola')
    await inviteFriends.click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect.poll(address).toBe('/settings/invite-friends')
  })

  test('[PROFILE-006] asks nothing where nothing was changed', async () => {
    const { address } = await openProfile()
    await expect.element(firstName).toBeVisible()
    await inviteFriends.click()
    await expect.poll(address).toBe('/settings/invite-friends')
    await expect.element(question).not.toBeInTheDocument()
  })

  test('[PROFILE-006] asks nothing at a sign-out, whatever was changed', async () => {
    const { address } = await openProfile({ others: ['/'] })
    await firstName.fill('Nicola')
    await expect.element(main.getByText('You have changes that are not saved yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Profile menu' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect.poll(address).toBe('/')
    await expect.element(main.getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
  })
})

describe('saving the profile', () => {
  const alert = main.getByRole('alert')
  const firstName = main.getByRole('textbox', { name: 'First name' })
  const save = main.getByRole('button', { name: 'Save' })
  const saved = page.getByText('Your profile has been saved.')

  test('[ERR-020] [ERR-023] reports why it failed and keeps what was entered, until it succeeds', async () => {
    const { club } = await openProfile({
      answers: { 'profile.updateProfile': testProblem(422, undefined, { title: 'The registry is closed.' }) },
    })
    await firstName.fill('Nicola')
    await save.click()
    await expect.element(alert.getByText('The registry is closed.')).toBeVisible()
    await expect.element(firstName).toHaveValue('Nicola')
    club.browser.server.answer({ 'profile.updateProfile': offline })
    await save.click()
    await expect.element(alert.getByText(/^We could not reach the club\./)).toBeVisible()
    await expect.element(firstName).toHaveValue('Nicola')
    club.browser.server.answer({ 'profile.updateProfile': { ...newcomerProfile, firstName: 'Nicola' } })
    await save.click()
    await expect.element(saved).toBeVisible()
    await expect.element(alert).not.toBeInTheDocument()
  })

  test('sends one request at a double press', async () => {
    const { asked } = await openProfile({ answers: { 'profile.updateProfile': newcomerProfile } })
    await firstName.fill('Nicola')
    await save.dblClick()
    await expect.element(saved).toBeVisible()
    expect(asked('profile.updateProfile')).toHaveLength(1)
  })
})

describe('a name', () => {
  const lastName = main.getByRole('textbox', { name: 'Last name' })
  const save = main.getByRole('button', { name: 'Save' })

  test('[VALID-012] may have the apostrophe that phones type', async () => {
    const { asked } = await openProfile({ answers: { 'profile.updateProfile': newcomerProfile } })
    await lastName.fill('O’Neil')
    await save.click()
    await expect.poll(() => asked('profile.updateProfile')).toHaveLength(1)
  })

  test.each([
    ['en', 'Last name', 'O`Neil', 'Please enter a valid last name: it cannot contain “`”'],
    ['es', 'Apellido', 'O`Neil', 'Escriba un apellido válido: no puede contener «`»'],
    [
      'en',
      'Last name',
      'Ana\u202eevil',
      'Please enter a valid last name: it contains an invisible character',
    ],
  ] as const)(
    '[VALID-012] that is refused names the character that is: in %s, %s %j',
    async (locale, name, typed, error) => {
      await openProfile({ locale })
      const box = main.getByRole('textbox', { name })
      await box.fill(typed)
      await userEvent.keyboard('{Tab}')
      await expect.element(box).toHaveAccessibleDescription(`Error: ${error}`)
    },
  )
})

test('a city that autofill enters in the box that has focus counts as chosen before it is left', async () => {
  await openProfile({
    player: 'verified',
    answers: { 'profile.getProfile': { ...verifiedProfile, idologyValid: false } },
  })
  const box = main.getByRole('combobox', { name: 'City' })
  await expect.element(box).toHaveValue('Phoenix')
  await expect.element(main.getByRole('button', { name: 'Save' })).toBeDisabled()
  const element = box.element()
  if (!(element instanceof HTMLInputElement)) throw new TypeError('no input')
  await userEvent.click(element)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, 'Tucson')
  element.dispatchEvent(new Event('input', { bubbles: true }))
  await expect.element(main.getByRole('button', { name: 'Save' })).toBeEnabled()
  await expect.element(box).toHaveFocus()
})
