import { TEST_PASSWORD } from '@players-club/flow-hooks/testing'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const heading = (name: string) => main.getByRole('heading', { level: 1, name })

/** The parts of the registration wizard. */
export const wizard = {
  email: main.getByRole('textbox', { name: 'Email' }),
  password: main.getByLabelText('Password', { exact: true }),
  inviteCode: main.getByRole('textbox', { name: /Invite code/ }),
  terms: main.getByRole('checkbox', { name: /accept the Terms and Conditions/ }),
  next: main.getByRole('button', { name: 'Next', exact: true }),
  firstName: main.getByRole('textbox', { name: 'First name' }),
  lastName: main.getByRole('textbox', { name: 'Last name' }),
  save: main.getByRole('button', { name: /^Save & Register/ }),
  skip: main.getByRole('button', { name: 'Skip & Register' }),
  credentials: heading('Create your account'),
  personal: heading('Tell us about yourself'),
  verify: heading('Verify your account'),
}

export const openRegistration = (
  answers: PageOptions['answers'] = {},
  path = '/register',
  settings?: PageOptions['settings'],
) => openPage(path, { answers, settings })

export async function fillCredentials() {
  await wizard.email.fill('nico@players.example')
  await wizard.password.fill(TEST_PASSWORD)
  await wizard.terms.click()
  await wizard.next.click()
}

/** A day as YYYY-MM-DD. */
export async function fillBirthDate(day: string) {
  const [year = '', month = '', date = ''] = day.split('-')
  await main.getByLabelText('Month').fill(month)
  await main.getByLabelText('Day').fill(date)
  await main.getByLabelText('Year').fill(year)
}
