import { hanging } from '@players-club/api-client/fakes'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const send = main.getByRole('button', { name: 'Send message' })
const field = (name: string) => main.getByRole('textbox', { name })

async function openFeedback(options: PageOptions = {}) {
  const { club, address } = await openPage('/feedback', options)
  return { ...club.browser, address }
}

async function write() {
  await field('First name').fill('Nico')
  await field('Last name').fill('Reyes')
  await field('Email').fill('nico@players.example')
  await field('Subject').fill('An idea')
  await field('Message').fill('More draws in spring.')
}

test('[FEEDBACK-001] is titled Send Us Feedback', async () => {
  await openFeedback()
  await expect
    .element(main.getByRole('heading', { level: 1, name: 'Send Us Feedback', exact: true }))
    .toBeVisible()
})

describe('a message', () => {
  test('[FEEDBACK-008] cannot be sent until it is valid', async () => {
    await openFeedback()
    await expect.element(send).toBeDisabled()
    await write()
    await expect.element(send).toBeEnabled()
    await field('Email').fill('no address')
    await expect.element(send).toBeDisabled()
  })

  test('[FEEDBACK-008] is sent as it was written, and cannot be sent again while it is pending', async () => {
    const { server } = await openFeedback({ answers: { 'content.sendFeedback': hanging } })
    await write()
    await send.click()
    await expect.element(main.getByText('Sending your message…')).toBeVisible()
    await expect
      .element(main.getByRole('button', { name: /Send message/ }))
      .toHaveAttribute('aria-disabled', 'true')
    await expect.element(field('Message')).toBeDisabled()
    expect(server.requests.filter(({ name }) => name === 'content.sendFeedback')).toMatchObject([
      {
        body: {
          email: 'nico@players.example',
          firstName: 'Nico',
          lastName: 'Reyes',
          subject: 'An idea',
          body: expect.stringMatching(/^More draws in spring\./) as string,
          recaptcha: 'solved captcha-CONTACT_US',
        },
      },
    ])
  })

  test('[FEEDBACK-008] is followed by thanks and a link home when it was sent', async () => {
    const { clock, address } = await openFeedback({ answers: { 'content.sendFeedback': null } })
    await write()
    await send.click()
    await expect.element(page.getByText('Thank you! Your message has been sent.')).toBeVisible()
    expect(address()).toBe('/feedback')
    await clock.advance(500)
    await expect.poll(address).toBe('/')
  })
})

test.each(['First name', 'Last name', 'Email'])(
  '[FEEDBACK-007] fills in and locks the field "%s" for a player',
  async name => {
    await openFeedback({ player: 'verified' })
    await expect.element(field(name)).toBeDisabled()
    await expect.element(field(name)).not.toHaveValue('')
  },
)

describe('the telephone number of the lottery', () => {
  const call = main.getByRole('button', { name: 'Call us' })
  const switches = {
    ENABLE_GAME_DROPDOWN: false,
    USE_LOCAL_STORAGE_TO_LOGIN: false,
    SHOW_CONTACT_INFO: false,
  }

  test('[FEEDBACK-002] is shown on a press while SHOW_CONTACT_INFO is on, and closed by Escape', async () => {
    await openFeedback({ remoteConfig: { switches: { ...switches, SHOW_CONTACT_INFO: true } } })
    await call.click()
    const popup = page.getByRole('dialog', { name: 'Call us' })
    await expect.element(popup.getByText(/Call player services at/)).toBeVisible()
    await expect
      .element(popup.getByRole('link', { name: '602-555-0100' }))
      .toHaveAttribute('href', 'tel:6025550100')
    await expect.element(popup).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(popup).not.toBeInTheDocument()
    await expect.element(call).toHaveFocus()
  })

  test('is not shown while SHOW_CONTACT_INFO is off', async () => {
    await openFeedback({ remoteConfig: { switches } })
    await expect.element(send).toBeVisible()
    await expect.element(call).not.toBeInTheDocument()
  })

  test('is not shown where the switch is unknown', async () => {
    await openFeedback()
    await expect.element(send).toBeVisible()
    await expect.element(call).not.toBeInTheDocument()
  })
})
