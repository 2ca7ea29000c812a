import { findProblems } from '../../web/e2e/findProblems.ts'
import { expect, test } from './serveSite.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/developers/consumers/examples/')
})

const example = (name: string) => ({ name: `Example: ${name}` })

test('counts the presses of the button', async ({ page }) => {
  const group = page.getByRole('group', example('ButtonExample'))
  await group.getByRole('button', { name: 'Pressed 0 times' }).click()
  await expect(group.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible()
})

test('opens the dialog, which closes by the keyboard', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Show my points' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Your points' })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
  expect(await findProblems(page)).toEqual([])
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test("gives the card a brand's colours", async ({ page }) => {
  const group = page.getByRole('group', example('ThemeExample'))
  await group.getByRole('button', { name: 'Forest' }).click()
  await expect(group.getByRole('button', { name: 'Press me' })).toHaveCSS(
    'background-color',
    // #0b5c4a
    'oklch(0.425 0.0781 172.67)',
  )
})

test('shows the message of a form rule until the value follows it', async ({ page }) => {
  const field = page.getByRole('group', example('RuleExample')).getByRole('textbox', { name: 'E-mail' })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('ana@players.example')
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
})

test('says why a flow on the fake api refuses a sign-in, and signs in', async ({ page }) => {
  const group = page.getByRole('group', example('FlowExample'))
  const email = group.getByRole('textbox', { name: 'E-mail' })
  await email.fill('ana')
  await group.getByLabel('Password').fill('not this one')
  await group.getByRole('button', { name: 'Sign in' }).click()
  await expect(email).toHaveAccessibleDescription(/e-?mail/i)
  await email.fill('ana@players.example')
  await group.getByRole('button', { name: 'Sign in' }).click()
  await expect(group.getByRole('alert').filter({ hasText: 'password' })).toBeVisible()
  await group.getByLabel('Password').fill('Lucky#2026')
  await group.getByRole('button', { name: 'Sign in' }).click()
  await expect(group.getByText('Welcome, ana!')).toBeVisible()
})
