import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { MessageBar } from '../../primitives/MessageBar/MessageBar.tsx'
import { renderUi } from '../../testing/renderUi.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { ClubLayout } from './ClubLayout.tsx'

const SIDE = 47
const BOTTOM = 34

/** The insets of a phone with a notch, on its side. */
const setInsets = (insets: { left?: number; right?: number; bottom?: number }) =>
  cdp().send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never)

afterEach(() => setInsets({}))

/** The texts and controls that a notch or the home bar covers. */
const covered = () =>
  [...document.querySelectorAll('h1, h2, p, a, button')].filter(element => {
    if (!element.checkVisibility() || element.closest('[inert]')) return false
    const { left, right, width } = element.getBoundingClientRect()
    return width > 1 && (left < SIDE || right > innerWidth - SIDE)
  })

test('no text or control of a page or a dialog is under a notch', async () => {
  await page.viewport(640, 320)
  await setInsets({ left: SIDE, right: SIDE, bottom: BOTTOM })
  const screen = (isOpen: boolean) => (
    <ClubLayout
      header={null}
      footer={<Footer isLounge={false} locales={['en', 'es']} onLocaleChosen={() => undefined} />}
      messageBar={
        <MessageBar message={{ id: 1, type: 'info', text: 'Saved. '.repeat(40) }} onClose={() => {}} />
      }
    >
      <h1>Page</h1>
      <p>{'A long text. '.repeat(40)}</p>
      <Dialog isOpen={isOpen} onClose={() => {}} title="Feedback" size="large" footer={<Button>Send</Button>}>
        <p>{'A long text. '.repeat(40)}</p>
      </Dialog>
    </ClubLayout>
  )
  const { rerender } = await renderUi(screen(false))
  expect(covered()).toEqual([])
  await rerender(screen(true))
  const send = page.getByRole('button', { name: 'Send' })
  await expect.element(send).toBeVisible()
  expect(covered()).toEqual([])
  // So low a dialog scrolls with its footer: the button that gets focus is scrolled clear of the home bar.
  await expect
    .poll(() => {
      send.element().scrollIntoView({ block: 'nearest' })
      return send.element().getBoundingClientRect().bottom
    })
    .toBeLessThanOrEqual(innerHeight - BOTTOM)
})
