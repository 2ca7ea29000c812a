import { defaultSettings, emptyTicket, type TicketKind, type TicketValues } from '@players-club/domain-models'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { TicketEntryView, type TicketEntryViewProps } from './TicketEntryView.tsx'

const noop = () => undefined
const KINDS = ['scratch', 'fastPlay', 'draw', 'quickDraw', 'quickCard'] as const
const usual: TicketEntryViewProps = {
  kinds: KINDS,
  settings: defaultSettings,
  kind: 'scratch',
  values: emptyTicket,
  incomplete: [],
  notice: null,
  canSubmit: false,
  isBusy: false,
  onChoose: noop,
  onChange: noop,
  onLeave: noop,
  onSubmit: noop,
  onHelp: noop,
}

function Typed({ kind, onValues }: { kind: TicketKind; onValues: (values: TicketValues) => void }) {
  const [values, setValues] = useState(emptyTicket)
  const change = (part: Partial<TicketValues>) => {
    const next = { ...values, ...part }
    onValues(next)
    setValues(next)
  }
  return <TicketEntryView {...usual} kind={kind} values={values} onChange={change} />
}

const view = (change: Partial<TicketEntryViewProps> = {}) =>
  renderUi(<TicketEntryView {...usual} {...change} />)

test('[TICKET-004] the form offers five kinds of ticket, and draw tickets are distinguished from quick draw', async () => {
  const onChoose = vi.fn()
  const screen = await view({ onChoose })
  const tabs = screen.getByRole('tablist', { name: 'Kind of ticket' }).getByRole('tab')
  expect(tabs.elements().map(tab => tab.textContent)).toEqual([
    'Scratch ticket',
    'Fast play',
    'Jackpot draw ticket',
    'Quick draw',
    'Quick card',
  ])
  await screen.getByRole('tab', { name: 'Quick card' }).click()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('quickCard')
})

test('[TICKET-004] a draw ticket is not subdivided without quick draw', async () => {
  const screen = await view({ kinds: ['scratch', 'fastPlay', 'draw'] })
  await expect.element(screen.getByRole('tab', { name: 'Draw ticket', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('tab', { name: 'Quick draw' })).not.toBeInTheDocument()
})

test.each(KINDS)('[TICKET-005] the tab %s shows a sample, its games and the terms', async kind => {
  const screen = await view({ kind })
  const panel = screen.getByRole('tabpanel')
  await expect.element(panel.getByRole('img')).toHaveAccessibleName(/code|number/i)
  await expect
    .element(panel.getByRole('link', { name: 'Which games count?' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/games\/types\/\d$/))
  await expect.element(panel.getByText(/you confirm that you are 21 or older/)).toBeVisible()
})

test('[TICKET-003] [TICKET-017] [CONST-010] the page says where to choose mails, and what tickets earn and when', async () => {
  const screen = await view()
  await expect
    .element(screen.getByRole('link', { name: 'Communication Preferences' }))
    .toHaveAttribute('href', '/settings/preferences')
  await expect.element(screen.getByText(/10 points per dollar/)).toBeVisible()
  await expect.element(screen.getByText(/up to 48 hours/)).toBeVisible()
})

test('[FLAG-015] the ticket’s card and the disclaimer are shown unless their setting is off', async () => {
  const screen = await view()
  const card = screen.getByRole('tabpanel').getByRole('img')
  const disclaimer = screen.getByRole('link', { name: 'Communication Preferences' })
  await expect.element(card).toBeVisible()
  await expect.element(disclaimer).toBeVisible()
  const without = (change: Partial<typeof defaultSettings>) => (
    <TicketEntryView {...usual} settings={{ ...defaultSettings, ...change }} />
  )
  await screen.rerender(without({ ticketCardView: false }))
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(disclaimer).toBeVisible()
  await screen.rerender(without({ ticketCardDisclaimer: false }))
  await expect.element(card).toBeVisible()
  await expect.element(disclaimer).not.toBeInTheDocument()
})

test('[TICKET-002] help is a button', async () => {
  const onHelp = vi.fn()
  const screen = await view({ onHelp })
  await screen.getByRole('button', { name: 'Where is it?' }).click()
  expect(onHelp).toHaveBeenCalledOnce()
})

describe('the code fields', () => {
  test.each([
    [
      '[TICKET-009]',
      'scratch',
      'Ticket Barcode Number',
      '0000-000000-000',
      'a1404000017123',
      '1404-000017-123',
    ],
    ['[TICKET-010]', 'scratch', 'Validation Number', '000', 'x5y7z3', '573'],
    [
      '[TICKET-011]',
      'draw',
      'Ticket Entry Code',
      '00000-00000-00000-00000-00000',
      'ab12cde34fghi56jklmn78opq',
      'AB12C-DE34F-GHI56-JKLMN-78OPQ',
    ],
    [
      '[TICKET-012]',
      'quickCard',
      'Quick Card Entry Code',
      '00000-00000-00000-00000-0000',
      '123456789012345678901234',
      '12345-67890-12345-67890-1234',
    ],
  ] as const)(
    '%s %s: the field %s has the placeholder %s and formats its input',
    async (_, kind, label, placeholder, typed, shown) => {
      const onValues = vi.fn()
      const screen = await renderUi(<Typed kind={kind} onValues={onValues} />)
      const box = screen.getByRole('textbox', { name: label })
      await expect.element(box).toHaveAttribute('placeholder', placeholder)
      await userEvent.click(box)
      await userEvent.keyboard(typed)
      await expect.element(box).toHaveValue(shown)
      await box.fill(` ${typed} `)
      await expect.element(box).toHaveValue(shown)
      expect(Object.values(onValues.mock.lastCall?.[0] ?? {})).toContain(shown)
    },
  )

  test('a field has its keyboard for phones and its description for screen readers', async () => {
    const screen = await view()
    const box = screen.getByRole('textbox', { name: 'Ticket Barcode Number' })
    await expect.element(box).toHaveAttribute('inputmode', 'numeric')
    await expect.element(box).toHaveAccessibleDescription('13 digits, on the back below the barcode')
  })

  test('[TICKET-009] an incomplete code cannot be sent and shows its error on blur', async () => {
    const onSubmit = vi.fn()
    const onLeave = vi.fn()
    const values = { ticketCode: '1404-000017-12', secondCode: '' }
    const screen = await view({ values, incomplete: ['ticketCode'], onSubmit, onLeave })
    await expect.element(screen.getByRole('button', { name: 'Enter this ticket' })).toBeDisabled()
    const box = screen.getByRole('textbox', { name: 'Ticket Barcode Number' })
    await expect.element(box).toBeInvalid()
    await expect.element(box).toHaveAccessibleDescription(/Enter all 13 digits of the number\.$/)
    await userEvent.click(box)
    await userEvent.tab()
    await userEvent.tab()
    expect(onLeave).toHaveBeenCalledExactlyOnceWith('ticketCode')
  })

  test('complete codes are sent by Enter as by the button', async () => {
    const onSubmit = vi.fn()
    const values = { ticketCode: '1404-000017-123', secondCode: '573' }
    const screen = await view({ values, canSubmit: true, onSubmit })
    await userEvent.click(screen.getByRole('textbox', { name: 'Validation Number' }))
    await userEvent.keyboard('{Enter}')
    await screen.getByRole('button', { name: 'Enter this ticket' }).click()
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })
})

test('[ERR-038] the reason of a refused ticket stays at the form', async () => {
  const screen = await view({ notice: { key: 'error.gameTicketEntry.expired' } })
  await expect
    .element(screen.getByText('This ticket is too old to be entered. Try a newer one.'))
    .toBeVisible()
})

test('[TICKET-004] another kind of ticket cannot be chosen while a ticket is checked', async () => {
  const onChoose = vi.fn()
  const screen = await view({ onChoose, isBusy: true })
  const tab = screen.getByRole('tab', { name: 'Quick card' })
  await expect.element(tab).toHaveAttribute('aria-disabled', 'true')
  await tab.click({ force: true })
  expect(onChoose).not.toHaveBeenCalled()
  await screen.rerender(<TicketEntryView {...usual} onChoose={onChoose} />)
  await tab.click()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('quickCard')
})

test('a code cannot be changed while its ticket is checked, and keeps the focus for the next one', async () => {
  const onChange = vi.fn()
  const values = { ...emptyTicket, ticketCode: '1234' }
  const screen = await view({ values, onChange })
  const box = screen.getByRole('textbox').first()
  await box.click()
  await screen.rerender(<TicketEntryView {...usual} values={values} isBusy onChange={onChange} />)
  await userEvent.keyboard('5')
  expect(onChange).not.toHaveBeenCalled()
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveAttribute('readonly')
})
