import { photoContent, uploadActivity } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../openPage.tsx'

const main = page.getByRole('main')

test('the size of a photo is shown in the unit of its limit: the largest that is accepted has 5 MB', async () => {
  await openPage('/upload-content/4', {
    player: 'verified',
    answers: {
      'activities.getPlayerActivity': { ...uploadActivity, termsRequired: false },
      'activities.getContent': photoContent,
    },
  })
  await expect.element(main.getByText(/up to 5 MB/)).toBeVisible()
  const box = document.querySelector('input[type=file]')
  const photo = new File([new Uint8Array(5 * 1024 * 1024)], 'photo.png', { type: 'image/png' })
  if (box) await userEvent.upload(box, photo)
  await expect.element(main.getByText('5\u00a0MB', { exact: true })).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Upload' })).toBeEnabled()
})
