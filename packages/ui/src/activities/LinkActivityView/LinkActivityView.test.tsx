import { linkActivity, reachedActivity } from '@players-club/domain-models/fixtures'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { LinkActivityView, type LinkActivityViewProps } from './LinkActivityView.tsx'

const props: LinkActivityViewProps = {
  activity: linkActivity,
  error: null,
  refresh: () => {},
  isSignedIn: true,
  earned: undefined,
  uncertain: null,
  isCrediting: false,
  onView: () => {},
  onRetry: () => {},
  onSignIn: () => {},
}

test('[ACTV-001] View is a link to the page elsewhere, in a new tab; its press is told', async () => {
  const onView = vi.fn()
  const screen = await renderUi(<LinkActivityView {...props} onView={onView} />)
  const view = screen.getByRole('link', { name: /^View/ })
  await expect.element(view).toHaveAttribute('href', linkActivity.externalLink)
  await expect.element(view).toHaveAttribute('target', '_blank')
  const stay = (event: MouseEvent) => event.preventDefault()
  document.addEventListener('click', stay, { once: true })
  await view.click()
  expect(onView).toHaveBeenCalledOnce()
})

test('[ACTV-002] for a guest it is a button to the sign-in, and no link', async () => {
  const onSignIn = vi.fn()
  const screen = await renderUi(<LinkActivityView {...props} isSignedIn={false} onSignIn={onSignIn} />)
  expect(screen.getByRole('link', { name: /^View/ }).query()).toBeNull()
  await screen.getByRole('button', { name: 'View' }).click()
  expect(onSignIn).toHaveBeenCalledOnce()
})

test('where a browser kept the tab from opening, the page can be opened by hand, and earns nothing more', async () => {
  const onView = vi.fn()
  const screen = await renderUi(<LinkActivityView {...props} isCrediting onView={onView} />)
  const again = screen.getByRole('link', { name: /^A look at the desert museum/ })
  await expect.element(again).toHaveAttribute('href', linkActivity.externalLink)
})

test('what was earned stays to be read when nothing more is to be earned', async () => {
  const screen = await renderUi(<LinkActivityView {...props} activity={reachedActivity} earned={50} />)
  await expect.element(screen.getByText('50 points are yours.')).toBeVisible()
  await expect.element(screen.getByText('Maximum limit reached!')).toBeVisible()
  expect(screen.getByRole('link', { name: /^View/ }).query()).toBeNull()
})

test('points that may have been given are asked for again', async () => {
  const onRetry = vi.fn()
  const screen = await renderUi(
    <LinkActivityView {...props} uncertain={{ key: 'error.timeout' }} onRetry={onRetry} />,
  )
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'The page was opened, but we could not credit your points.The club took too long to answer. Try again.',
    )
  await screen.getByRole('button', { name: 'Request the points again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
