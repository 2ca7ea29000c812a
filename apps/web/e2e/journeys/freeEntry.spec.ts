import { expect, open, test } from '../club.ts'

test('[CLAIM-001] [CLAIM-002] [CLAIM-003] [CLAIM-006] [CLAIM-007] [GEO-008] a guest signs in and claims a free entry by keyboard on a phone, and the entry counts once and is in the history', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/lucky-lounge/reward/202')
  await page.getByRole('button', { name: 'Claim Free' }).click()
  await expect(page).toHaveURL(/\/login\?from=%2Flucky-lounge%2Freward%2F202$/)
  await enter('anniversary@players.example')
  await open(page, '/lucky-lounge/reward/202')
  const claim = page.getByRole('button', { name: 'Claim Free' })
  await claim.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Free entry: Bi-weekly drawing' })
  const send = dialog.getByRole('button', { name: 'Claim free entry' })
  await expect(send).toBeDisabled()
  await expect(dialog.getByText('Checked: you are not a robot.')).toBeVisible()
  for (const box of [/Send me updates/, /official rules/]) {
    await dialog.getByRole('checkbox', { name: box }).focus()
    await page.keyboard.press('Space')
  }
  await expect(dialog).toHaveJSProperty('scrollWidth', await dialog.evaluate(box => box.clientWidth))
  const lastName = dialog.getByRole('textbox', { name: 'Last name' })
  const own = await lastName.inputValue()
  await lastName.fill('Somebody')
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(
    dialog.getByText('Entered information does not match with your profile information.'),
  ).toBeVisible()
  await expect(lastName).toBeFocused()
  await lastName.fill(own.toUpperCase())
  const answers: number[] = []
  page.on('response', response => {
    if (response.url().endsWith('/free-entries')) answers.push(response.status())
  })
  await send.dblclick()
  const done = page.getByRole('dialog', { name: 'You are in!' })
  await expect(done.getByText(/You have 1 entry in this draw/)).toBeVisible()
  expect(answers).toEqual([200])
  await done.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Your free entry is in this draw.')).toBeVisible()
  await expect(claim).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/lucky-lounge/reward/203')
  await claim.click()
  const other = page.getByRole('dialog', { name: 'Free entry: Monthly drawing' })
  for (const box of [/Send me updates/, /official rules/])
    await other.getByRole('checkbox', { name: box }).check()
  await other.getByRole('button', { name: 'Claim free entry' }).click()
  await expect(other.getByText('One free entry per minute. Wait a minute and try again.')).toBeVisible()
  await open(page, '/lucky-lounge/history')
  await expect(page.getByRole('row', { name: /Bi-weekly drawing.*1 Entry · Free/ })).toBeVisible()
})
