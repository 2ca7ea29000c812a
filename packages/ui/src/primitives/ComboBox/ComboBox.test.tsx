import { copperStateLottery, createTranslate, loadCatalogue } from '@players-club/domain-models'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MessagesProvider } from '../../messages/MessagesProvider.tsx'
import { renderUi } from '../../testing/renderUi.tsx'
import { Form } from '../Form/Form.tsx'
import type { ComboBoxProps } from './ComboBox.tsx'
import { ComboBox } from './ComboBox.tsx'

const many = Array.from({ length: 200 }, (_, index) => `Town ${String(index + 1).padStart(3, '0')}`)
const options = ['Bisbee', 'Mesa', 'Michoacán', 'Phoenix', 'Pine', 'Pinetop', ...many].map(label => ({
  value: label.toUpperCase(),
  label,
}))

type Start = Partial<Pick<ComboBoxProps, 'value' | 'isOptional' | 'error'>> & {
  reported?: (value: string) => void
}

function City({ reported, value: start = '', ...props }: Start) {
  const [value, setValue] = useState(start)
  const change = (chosen: string) => {
    setValue(chosen)
    reported?.(chosen)
  }
  return <ComboBox {...props} label="City" name="city" options={options} value={value} onChange={change} />
}

async function city(start: Start = {}, locale: 'en' | 'es' = 'en') {
  const reported = vi.fn<(value: string) => void>()
  const send = vi.fn<() => void>()
  const screen = await renderUi(
    <Form onSubmit={send}>
      <City {...start} reported={reported} />
      <button type="submit">Save</button>
    </Form>,
    locale,
  )
  return {
    screen,
    reported,
    send,
    box: screen.getByRole('combobox', { name: 'City' }),
    list: screen.getByRole('listbox', { name: /City/ }),
    option: (name: string) => screen.getByRole('option', { name }),
    names: () =>
      screen
        .getByRole('option')
        .elements()
        .map(element => element.textContent),
  }
}

afterEach(async () => {
  window.scrollTo(0, 0)
  await page.viewport(1280, 720)
})

test('a press opens all options and a press on an option selects it', async () => {
  const { box, list, option, reported } = await city()
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  await box.click()
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await expect.element(list).toBeVisible()
  expect(box.element().getAttribute('aria-controls')).toBe(list.element().id)
  await option('Phoenix').click()
  expect(reported.mock.calls).toEqual([['PHOENIX']])
  await expect.element(box).toHaveValue('Phoenix')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(box).toHaveFocus()
})

test.each([320, 1280])(
  'the list opens on a distant selection at %d px, stays open, shows it, and the page does not scroll',
  async width => {
    await page.viewport(width, 500)
    const reported = vi.fn<(value: string) => void>()
    const screen = await renderUi(
      <div style={{ paddingBlock: '40rem' }}>
        <City value="TOWN 150" reported={reported} />
      </div>,
    )
    const box = screen.getByRole('combobox')
    window.scrollTo(0, 500)
    const before = window.scrollY
    await box.click()
    const chosen = screen.getByRole('option', { name: 'Town 150' })
    await expect.element(chosen).toBeInViewport()
    await expect.element(chosen).toHaveAttribute('aria-selected', 'true')
    expect(window.scrollY).toBe(before)
    await screen.getByRole('option', { name: 'Town 151' }).click()
    expect(reported.mock.calls).toEqual([['TOWN 151']])
    expect(window.scrollY).toBe(before)
  },
)

test('the list opens above when there is no room below', async () => {
  await page.viewport(1280, 500)
  const screen = await renderUi(
    <div style={{ paddingTop: '24rem' }}>
      <City />
    </div>,
  )
  const box = screen.getByRole('combobox')
  await box.click()
  const list = screen.getByRole('listbox').element().getBoundingClientRect()
  expect(list.bottom).toBeLessThanOrEqual(box.element().getBoundingClientRect().top)
})

test('the filter lists prefix matches first, then other matches, and ignores accents', async () => {
  const { box, names, screen } = await city()
  await box.fill('pine')
  await expect.poll(names).toEqual(['Pine', 'Pinetop'])
  await expect.element(screen.getByText('2 options available.')).toBeInTheDocument()
  await box.fill('MICHOACAN')
  await expect.poll(names).toEqual(['Michoacán'])
  await expect.element(screen.getByText('1 option available.')).toBeInTheDocument()
  await box.fill('p')
  await expect.poll(names).toEqual(['Phoenix', 'Pine', 'Pinetop'])
  await box.fill('n')
  await expect.poll(() => names().slice(0, 3)).toEqual(['Michoacán', 'Phoenix', 'Pine'])
})

test.each([
  ['en', 'Nothing matches “Rome”', /^0 options/],
  ['es', 'Nada coincide con «Rome»', /^0 opciones/],
] as const)('a filter without matches is shown and announced (%s)', async (locale, text, announcement) => {
  const { box, screen } = await city({}, locale)
  await box.fill('Rome')
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByText(announcement)).toBeInTheDocument()
})

test('arrow keys move through the options and Enter selects without submitting the form', async () => {
  const { box, reported, send, option } = await city()
  const active = () => box.element().getAttribute('aria-activedescendant')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(option('Mesa')).toHaveAttribute('id', active())
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(option('Town 200')).toHaveAttribute('id', active())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(reported.mock.calls).toEqual([['BISBEE']])
  expect(send).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledTimes(1)
})

test('Enter selects the only remaining option', async () => {
  const { box, reported } = await city()
  await box.fill('pho')
  await userEvent.keyboard('{Enter}')
  expect(reported.mock.calls).toEqual([['PHOENIX']])
  await expect.element(box).toHaveValue('Phoenix')
})

test('Tab selects the active option and moves on', async () => {
  const { box, reported, screen } = await city()
  await box.fill('pi')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}')
  expect(reported.mock.calls).toEqual([['PINETOP']])
  await expect.element(screen.getByRole('button')).toHaveFocus()
})

test('a text that names an option selects it on blur', async () => {
  const { box, reported, list } = await city()
  await box.fill('mesa ')
  await userEvent.tab()
  expect(reported.mock.calls).toEqual([['MESA']])
  await expect.element(box).toHaveValue('Mesa')
  await expect.element(list).not.toBeInTheDocument()
})

test.each(['Rome', '<script>', 'שלום', '🏜️', 'x'.repeat(300)])(
  'the text %j, which names no option, is reset on blur',
  async text => {
    const { box, reported } = await city({ value: 'MESA' })
    await box.fill(text)
    await userEvent.tab()
    await expect.element(box).toHaveValue('Mesa')
    expect(reported).not.toHaveBeenCalled()
  },
)

/** Types into the box, then scrolls the page, which closes the list. */
async function typeAndScroll(typed: string, value = '') {
  const reported = vi.fn<(value: string) => void>()
  const screen = await renderUi(
    <div style={{ paddingBlock: '100vh' }}>
      <City reported={reported} value={value} />
    </div>,
  )
  const [box, list] = [screen.getByRole('combobox'), screen.getByRole('listbox')]
  await box.click()
  await userEvent.keyboard(typed)
  await expect.element(list).toBeVisible()
  window.scrollBy(0, 10)
  await expect.element(list).not.toBeInTheDocument()
  return { box, reported }
}

test('the page’s scrolling closes the list and selects the option that the text names', async () => {
  const { box, reported } = await typeAndScroll('mesa')
  await expect.element(box).toHaveValue('Mesa')
  expect(reported.mock.calls).toEqual([['MESA']])
})

test('a text that is being typed stays when the page’s scrolling closes the list', async () => {
  const { reported } = await typeAndScroll('pho', 'MESA')
  await userEvent.keyboard('enix{Tab}')
  expect(reported.mock.calls).toEqual([['PHOENIX']])
})

test('an emptied box selects nothing', async () => {
  const { box, reported } = await city({ value: 'MESA' })
  await box.fill('')
  await userEvent.tab()
  expect(reported.mock.calls).toEqual([['']])
  await expect.element(box).toHaveValue('')
})

test('Escape resets the text and does not reach the surrounding dialog', async () => {
  const onEscape = vi.fn<() => void>()
  const screen = await renderUi(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={event => event.key === 'Escape' && onEscape()}>
      <City value="MESA" />
    </div>,
  )
  const box = screen.getByRole('combobox')
  await box.fill('pho')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveValue('Mesa')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  expect(onEscape).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledTimes(1)
})

test('a value from autofill is accepted when it names an option', async () => {
  const { box, reported } = await city()
  const element = box.element()
  // Like autofill: a value and an event without a key.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, 'phoenix')
  element.dispatchEvent(new Event('input', { bubbles: true }))
  await expect.element(box).toHaveValue('Phoenix')
  expect(reported.mock.calls).toEqual([['PHOENIX']])
})

test.each([
  new Event('input', { bubbles: true }),
  new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }),
])('a value from autofill in the box that has focus is accepted before blur: %s', async event => {
  const { box, reported } = await city()
  const element = box.element()
  if (!(element instanceof HTMLInputElement)) throw new TypeError('no input')
  await userEvent.click(element)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, 'phoenix')
  element.dispatchEvent(event)
  await expect.poll(() => reported.mock.calls).toEqual([['PHOENIX']])
  await expect.element(box).toHaveValue('Phoenix')
  await expect.element(box).toHaveFocus()
})

test('an Enter that ends a composition selects nothing', async () => {
  const { box, reported, list } = await city()
  await box.fill('pho')
  await expect.element(list).toBeVisible()
  box
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(reported).not.toHaveBeenCalled()
})

test('the rest of the page is hidden from screen readers while the list is open', async () => {
  const { box, list, screen } = await city()
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible()
  await box.click()
  await expect.element(list).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save' }).query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible()
})

test('the server renders a text box that works without scripts', async () => {
  const translate = createTranslate(
    await loadCatalogue('en', ['shell', 'controls']),
    'en',
    copperStateLottery,
    true,
  )
  const html = renderToString(
    <MessagesProvider translate={translate}>
      <City value="MESA" />
    </MessagesProvider>,
  )
  const markup = new DOMParser().parseFromString(html, 'text/html')
  const field = markup.querySelector<HTMLInputElement>('input[name="city"]')
  expect(field).toMatchObject({ type: 'text', value: 'Mesa', disabled: false })
  expect(field?.labels?.item(0).textContent).toBe('City')
  expect(html).not.toMatch(/\sstyle=/)
})

test('the message describes the box', async () => {
  const { box } = await city({ error: 'Please enter a valid city' })
  await expect.element(box).toHaveAccessibleDescription('Error: Please enter a valid city')
})
