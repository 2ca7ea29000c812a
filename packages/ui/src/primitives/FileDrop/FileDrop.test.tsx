import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { FileDrop } from './FileDrop.tsx'

const png = new File([new Uint8Array(2000)], 'front.png', { type: 'image/png' })
const large = new File([new Uint8Array(6000)], 'huge.png', { type: 'image/png' })
const pdf = new File(['x'], 'form.pdf', { type: 'application/pdf' })

async function photo(locale: 'en' | 'es' = 'en') {
  const onRefuse = vi.fn()
  function Photo() {
    const [value, setValue] = useState<File | null>(null)
    return (
      <FileDrop
        label="Photo"
        name="photo"
        accept={['image/*']}
        maxBytes={5000}
        value={value}
        onChange={setValue}
        onRefuse={onRefuse}
      />
    )
  }
  const screen = await renderUi(<Photo />, locale)
  const input = screen.container.querySelector('input')
  if (!input) throw new Error('There is no input.')
  return { screen, onRefuse, input, status: screen.getByRole('status') }
}

function drop(target: Element, ...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  target.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }))
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

test('a selected file is listed below with its size and announced', async () => {
  const { screen, input, status } = await photo()
  await userEvent.upload(input, png)
  await expect.element(screen.getByText('front.png', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('2 kB')).toBeVisible()
  await expect.element(status).toHaveTextContent('front.png added')
})

test('a dropped file is assigned to the input like a selected file', async () => {
  const { input, status } = await photo()
  drop(input, png)
  await expect.element(status).toHaveTextContent('front.png added')
  expect(input.files?.[0]?.name).toBe('front.png')
})

test.each([
  ['type', [pdf], 'form.pdf was not added: this kind of file cannot be used'],
  ['size', [large], 'huge.png was not added: it is larger than 5 kB'],
  ['many', [png, large], 'Nothing was added: only one file can be added'],
] as const)(
  'a forbidden file is rejected with its reason (%s) and the previous file stays',
  async (...row) => {
    const [reason, files, words] = row
    const { screen, onRefuse, input, status } = await photo()
    drop(input, png)
    await expect.element(screen.getByText('front.png', { exact: true })).toBeVisible()
    drop(input, ...files)
    expect(onRefuse).toHaveBeenCalledExactlyOnceWith(reason, files)
    await expect.element(status).toHaveTextContent(words)
    await expect.element(screen.getByText('front.png', { exact: true })).toBeVisible()
    expect(input.files?.[0]?.name).toBe('front.png')
  },
)

test('an equal second rejection is announced again', async () => {
  const { input, status } = await photo()
  drop(input, pdf)
  const words = status.getByText('form.pdf was not added: this kind of file cannot be used')
  const first = await words.findElement()
  drop(input, pdf)
  await expect.element(words).toBeInTheDocument()
  expect(first.isConnected).toBe(false)
})

test('a file is removed by a button with its name and focus returns to the input', async () => {
  const { screen, input, status } = await photo()
  drop(input, png)
  const remove = screen.getByRole('button', { name: 'Remove front.png' })
  await remove.click()
  await expect.element(status).toHaveTextContent('front.png removed')
  await expect.element(remove).not.toBeInTheDocument()
  expect(document.activeElement).toBe(input)
  expect(input.files).toHaveLength(0)
})

test('the announcements are in Spanish for Spanish readers', async () => {
  const { screen, input, status } = await photo('es')
  await expect.element(screen.getByText('Elija un archivo')).toBeVisible()
  drop(input, png)
  await expect.element(status).toHaveTextContent('Se agregó front.png')
})

test('the whole area is the input and has one tab stop', async () => {
  const { screen, input } = await photo()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(input)
  const { height } = input.getBoundingClientRect()
  expect(height).toBeGreaterThanOrEqual(44)
  expect(screen.container.querySelectorAll('button')).toHaveLength(0)
})

test('a disabled field accepts no drops', async () => {
  const onChange = vi.fn()
  const screen = await renderUi(
    <FileDrop label="Photo" name="photo" value={null} onChange={onChange} onRefuse={() => {}} isDisabled />,
  )
  const input = screen.container.querySelector('input')
  if (input?.parentElement) drop(input.parentElement, png)
  expect(input?.disabled).toBe(true)
  expect(onChange).not.toHaveBeenCalled()
})

test.each([
  ['beside the field', () => document.body],
  ['on the disabled field', (input: HTMLInputElement | null) => input?.parentElement],
] as const)('a file that is dropped %s does not replace the page', async (_, placeOf) => {
  const screen = await renderUi(
    <FileDrop label="Photo" name="photo" value={null} onChange={() => {}} onRefuse={() => {}} isDisabled />,
  )
  const inside = placeOf(screen.container.querySelector('input'))
  const isLeftToTheBrowser = (type: string, file: File | string, place = inside) => {
    const dataTransfer = new DataTransfer()
    if (typeof file === 'string') dataTransfer.setData('text/plain', file)
    else dataTransfer.items.add(file)
    return place?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  }
  for (const type of ['dragover', 'drop']) {
    expect(isLeftToTheBrowser(type, png)).toBe(false)
    expect(isLeftToTheBrowser(type, 'words')).toBe(true)
  }
  await screen.unmount()
  expect(isLeftToTheBrowser('drop', png, document.body)).toBe(true)
})
