import { offline } from '@players-club/api-client/fakes'
import { citiesFixture, countriesFixture, statesFixture } from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PageOptions } from '../openPage.tsx'
import { fillBirthDate, fillCredentials, openRegistration, wizard } from './registrationWizard.ts'

const { firstName, lastName, save, personal, verify } = wizard
const main = page.getByRole('main')
const summary = main.getByRole('alert')
const address = main.getByRole('textbox', { name: 'Street address' })
const city = main.getByRole('combobox', { name: 'City' })

async function openPersonal(answers: PageOptions['answers'] = {}, settings?: PageOptions['settings']) {
  const lists = {
    'profile.getCountries': { countries: countriesFixture },
    'profile.getStates': { states: statesFixture },
    'profile.getCities': { cities: citiesFixture },
  }
  const opened = await openRegistration({ ...lists, ...answers }, '/register', settings)
  await fillCredentials()
  await expect.element(personal).toBeVisible()
  return opened
}

async function fillPerson() {
  await firstName.fill('Ana')
  await lastName.fill('Vega')
  await fillBirthDate('1990-04-27')
}

test('[REG-004] [VALID-012] sums up what is missing, and links each line to its field', async () => {
  const { asked } = await openPersonal()
  await firstName.fill('Ana😀')
  await save.click()
  const lines = summary.getByRole('link')
  await expect.element(lines.first()).toBeVisible()
  expect(lines.elements().map(({ textContent }) => textContent)).toEqual([
    'Please enter a valid first name: it cannot contain “😀”',
    'Please enter a valid last name',
    'Please enter a valid date of birth',
  ])
  await lines.nth(1).click()
  await expect.element(lastName).toHaveFocus()
  expect(asked('accounts.getCaptchaChallenge')).toEqual([])
})

test('[REG-004] [ERR-018] shows the error of a refused address at the fields that the server names, and keeps and resends what was typed', async () => {
  const { asked } = await openPersonal({
    'accounts.register': ({ attempt }) =>
      attempt === 1 ? testProblem(422, 'registration.addressInvalid', { params: { fields: 'city' } }) : null,
  })
  await fillPerson()
  await main.getByRole('combobox', { name: /^Country/ }).selectOptions('United States')
  await address.fill('1200 W Washington St')
  await main.getByRole('combobox', { name: 'State' }).selectOptions('Arizona')
  await city.fill('Tucson')
  await userEvent.tab()
  await main.getByRole('textbox', { name: 'Zip code' }).fill('85007')
  await expect.element(main.getByRole('textbox', { name: /^Mobile number/ })).toBeVisible()
  await expect.element(main.getByRole('radio', { name: 'Female' })).toBeVisible()
  await save.click()
  await expect.element(city).toHaveAccessibleDescription(/Please enter a valid city/)
  await expect.element(page.getByText(/could not find this address/)).toBeVisible()
  await expect.element(address).not.toHaveAttribute('aria-invalid')
  await expect.element(lastName).toHaveValue('Vega')
  const lines = summary.getByRole('link').elements()
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Please enter a valid city'])
  await city.fill('Phoenix')
  await userEvent.tab()
  await expect.element(city).not.toHaveAttribute('aria-invalid')
  await save.click()
  await expect.element(verify).toBeVisible()
  const where = {
    address1: '1200 W Washington St',
    stateCode: 'AZ',
    countryCode: 'US',
    zipCode: '85007',
  }
  expect(asked('accounts.register')).toMatchObject([
    { body: { lastName: 'Vega', address: { ...where, city: 'Tucson' } } },
    { body: { lastName: 'Vega', address: { ...where, city: 'Phoenix' } } },
  ])
})

test('[VALID-024] asks for neither gender nor mobile number where the club skips them, and sends none', async () => {
  const { asked } = await openPersonal({ 'accounts.register': null }, { skipGender: true, skipPhone: true })
  await fillPerson()
  await expect.element(main.getByRole('radio')).not.toBeInTheDocument()
  await expect.element(main.getByRole('textbox', { name: /^Mobile number/ })).not.toBeInTheDocument()
  await save.click()
  await expect.element(verify).toBeVisible()
  expect(asked('accounts.register')).toMatchObject([
    { body: { lastName: 'Vega', gender: null, phone: null } },
  ])
})

test('[VALID-013] [VALID-014] decides who is 21 by the day in Phoenix half an hour before midnight there', async () => {
  const { club } = await openPersonal()
  await club.browser.clock.advance(11.5 * 60 * 60 * 1000)
  expect(club.browser.clock.now().toISOString()).toBe('2026-11-21T06:30:00.000Z')
  const tooYoung = main.getByRole('group').getByText(/user must be 21 or older$/)
  await fillBirthDate('2005-11-21')
  await firstName.click()
  await expect.element(tooYoung).toBeVisible()
  await fillBirthDate('2005-11-20')
  await firstName.click()
  await expect.element(tooYoung).not.toBeInTheDocument()
})

test('[REG-019] reports a failure, a closed club or a lost connection in the message bar, and keeps the step and everything typed', async () => {
  const { club } = await openPersonal()
  await fillPerson()
  for (const [answer, text] of [
    [testProblem(500), /We could not register you\./],
    [testProblem(503), /Service Temporarily Unavailable\. Try again later\./],
    [offline, /We could not reach the club\./],
  ] as const) {
    club.browser.server.answer({ 'accounts.register': answer })
    await save.click()
    await expect.poll(() => page.getByText(text).elements()).toHaveLength(2)
    await expect.element(personal).toBeVisible()
    await expect.element(lastName).toHaveValue('Vega')
  }
  club.browser.server.answer({ 'accounts.register': null })
  await save.click()
  await expect.element(verify).toBeVisible()
})
