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

test('[ACTV-001] View is a link that opens in a new tab, and a press on it is reported', async () => {
  const onView = vi.fn()
  const screen = await renderUi(<LinkActivityView {...props} onView={onView} />)
  const view = screen.getByRole('link', { name: /^View/ })
  await expect.element(view).toHaveAttribute('href', linkActivity.externalLink)
  await expect.element(view).toHaveAttribute('target', '_blank')
  const preventNavigation = (event: MouseEvent) => event.preventDefault()
  document.addEventListener('click', preventNavigation, { once: true })
  await view.click()
  expect(onView).toHaveBeenCalledOnce()
})

test('[ACTV-001] View reports the middle button, which opens the page without a click, and no other', async () => {
  const onView = vi.fn()
  const screen = await renderUi(<LinkActivityView {...props} onView={onView} />)
  const view = screen.getByRole('link', { name: /^View/ })
  const press = (button: number) =>
    view.element().dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true, cancelable: true }))
  press(2)
  expect(onView).not.toHaveBeenCalled()
  press(1)
  expect(onView).toHaveBeenCalledOnce()
})

test('[ACTV-002] a guest sees a button to sign in and no link', async () => {
  const onSignIn = vi.fn()
  const screen = await renderUi(<LinkActivityView {...props} isSignedIn={false} onSignIn={onSignIn} />)
  expect(screen.getByRole('link', { name: /^View/ }).query()).toBeNull()
  await screen.getByRole('button', { name: 'View' }).click()
  expect(onSignIn).toHaveBeenCalledOnce()
})

test('a blocked pop-up can be opened by hand and earns nothing more', async () => {
  const onView = vi.fn()
  const screen = await renderUi(<LinkActivityView {...props} isCrediting onView={onView} />)
  const again = screen.getByRole('link', { name: /^A look at the desert museum/ })
  await expect.element(again).toHaveAttribute('href', linkActivity.externalLink)
})

test('the points earned stay visible when there is nothing more to earn', async () => {
  const screen = await renderUi(<LinkActivityView {...props} activity={reachedActivity} earned={50} />)
  await expect.element(screen.getByText('50 points are yours.')).toBeVisible()
  await expect.element(screen.getByText('Maximum limit reached!')).toBeVisible()
  expect(screen.getByRole('link', { name: /^View/ }).query()).toBeNull()
})

test('points with an unknown outcome can be requested again', async () => {
  const onRetry = vi.fn()
  const screen = await renderUi(
    <LinkActivityView {...props} uncertain={{ key: 'error.timeout' }} onRetry={onRetry} />,
  )
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'The page was opened, but we do not know yet whether your points were credited.The club took too long to answer. Try again.',
    )
  await screen.getByRole('button', { name: 'Request the points again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
