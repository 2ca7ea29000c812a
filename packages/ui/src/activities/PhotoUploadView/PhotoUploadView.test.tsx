import { maxBytesOf } from '@players-club/domain-models'
import { photoContent, uploadActivity } from '@players-club/domain-models/fixtures'
import { userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { PhotoUploadView } from './PhotoUploadView.tsx'
import type { PhotoUploadViewProps } from './PhotoUploadViewProps.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
const photo = new File([PICTURE], 'spot.svg', { type: 'image/svg+xml' })

const props: PhotoUploadViewProps = {
  activity: { ...uploadActivity, termsRequired: false },
  error: null,
  refresh: () => {},
  isSignedIn: true,
  content: { data: photoContent, error: null, refresh: () => {} },
  photo: null,
  title: '',
  fault: null,
  share: null,
  onChoose: () => {},
  onTitle: () => {},
  onSubmit: () => {},
  onCancel: () => {},
  onSignIn: () => {},
}

function drop(input: Element, ...files: readonly File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  input.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

test('[ACTV-006] a photo can be selected, previewed and sent', async () => {
  const [onChoose, onSubmit] = [vi.fn(), vi.fn()]
  const screen = await renderUi(<PhotoUploadView {...props} onChoose={onChoose} onSubmit={onSubmit} />)
  const input = screen.container.querySelector('input[type=file]')
  if (!input) throw new Error('There is no input.')
  expect(input.getAttribute('accept')).toBe('.jpg,.jpeg,.png,.gif,.svg')
  await userEvent.upload(input, photo)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(photo)
  await screen.rerender(<PhotoUploadView {...props} photo={photo} onSubmit={onSubmit} />)
  await expect.element(screen.getByText('spot.svg', { exact: true })).toBeVisible()
  await expect.poll(() => screen.container.querySelector('img[src^="blob:"]')).not.toBeNull()
  await screen.getByRole('button', { name: 'Upload' }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('two photos dropped at once are refused with a visible error, until one is chosen', async () => {
  const onChoose = vi.fn()
  const screen = await renderUi(<PhotoUploadView {...props} onChoose={onChoose} />)
  const input = screen.container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no input.')
  drop(input, photo, photo)
  await expect.element(screen.getByText(/Choose one photo only/)).toBeVisible()
  await expect.element(input).toHaveAccessibleDescription(/Choose one photo only\./)
  expect(onChoose).not.toHaveBeenCalled()
  drop(input, photo)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(photo)
  await expect.element(screen.getByText(/Choose one photo only/)).not.toBeInTheDocument()
})

test('[ACTV-006] [ACTV-007] an upload shows its percentage and can be cancelled', async () => {
  const onCancel = vi.fn()
  const screen = await renderUi(
    <PhotoUploadView {...props} photo={photo} share={0.424} onCancel={onCancel} />,
  )
  const bar = screen.getByRole('progressbar', { name: 'Uploading your photo' })
  await expect.element(bar).toHaveAttribute('value', '42')
  await expect.element(screen.getByText('42%')).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  expect(onCancel).toHaveBeenCalledOnce()
})

test('[ACTV-020] [ERR-040] a file of another type is passed on and its error is shown at the field', async () => {
  const onChoose = vi.fn()
  const screen = await renderUi(<PhotoUploadView {...props} onChoose={onChoose} />)
  const input = screen.container.querySelector('input[type=file]')
  if (!input) throw new Error('There is no input.')
  const pdf = new File(['x'], 'spot.pdf', { type: 'application/pdf' })
  drop(input, pdf)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(pdf)
  await screen.rerender(<PhotoUploadView {...props} fault="type" />)
  await expect
    .element(screen.getByText(/This photo cannot be uploaded. .*: jpg, jpeg, png, gif, svg; up to 5 MB/))
    .toBeVisible()
})

test('[ACTV-021] a photo that is too large is not announced as added', async () => {
  const onChoose = vi.fn()
  const screen = await renderUi(<PhotoUploadView {...props} onChoose={onChoose} />)
  const input = screen.container.querySelector('input[type=file]')
  if (!input) throw new Error('There is no input.')
  const most = new Uint8Array(maxBytesOf(photoContent))
  // The five megabytes are created in the page: the test driver would transfer them as text.
  drop(input, new File([most], 'porch.jpg', { type: 'image/jpeg' }))
  await expect.element(screen.getByText('porch.jpg added')).toBeInTheDocument()
  const large = new File([most, 'x'], 'porch.jpg', { type: 'image/jpeg' })
  drop(input, large)
  await expect.element(screen.getByText(/^porch\.jpg was not added: it is larger than 5/)).toBeInTheDocument()
  expect(onChoose).toHaveBeenLastCalledWith(large)
})

test('[ACTV-022] a title that is too long shows an error at its field', async () => {
  const screen = await renderUi(<PhotoUploadView {...props} title="x" fault="title" />)
  await expect
    .element(screen.getByRole('textbox', { name: /^Title/ }))
    .toHaveAccessibleDescription(/Shorten the title to 40 characters/)
})

test('[ACTV-005] a guest reads that a photo needs a sign-in, and is led to it', async () => {
  const onSignIn = vi.fn()
  const screen = await renderUi(<PhotoUploadView {...props} isSignedIn={false} onSignIn={onSignIn} />)
  expect(screen.container.querySelector('input[type=file]')).toBeNull()
  await screen.getByRole('button', { name: 'Sign in to send a photo' }).click()
  expect(onSignIn).toHaveBeenCalledOnce()
})

test('[ACTV-006] upload rules that could not be loaded can be retried', async () => {
  const refresh = vi.fn()
  const content = { data: undefined, error: { key: 'error.offline' }, refresh } as const
  const screen = await renderUi(<PhotoUploadView {...props} content={content} />)
  await expect.element(screen.getByRole('alert').getByText(/could not reach the club/)).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(refresh).toHaveBeenCalledOnce()
})
