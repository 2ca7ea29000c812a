import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../openPage.tsx'

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
  'a press with %s on a link is left to the browser, which opens it elsewhere, and a press without it navigates',
  async key => {
    const { address } = await openPage('/lucky-lounge/explore')
    const link = page.getByRole('main').getByRole('link', { name: 'Play', exact: true }).element()
    const left: boolean[] = []
    // The browser must not follow the link: the test runs in this document.
    const keep = (event: MouseEvent) => {
      left.push(!event.defaultPrevented)
      event.preventDefault()
    }
    addEventListener('click', keep)
    onTestFinished(() => removeEventListener('click', keep))
    const press = (modifier: object) =>
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifier }))
    press({ [key]: true })
    expect(address()).toBe('/lucky-lounge/explore')
    press({})
    await expect.poll(address).toBe('/lucky-lounge')
    expect(left).toEqual([true, false])
  },
)

/** A press of the mouse, the first or the second of a double click; true where the browser is left to follow the link. */
const press = (target: Element, detail: 1 | 2) => {
  const options = { bubbles: true, cancelable: true, detail }
  // A dialog of an earlier test ignores second clicks until a button of the mouse is pressed down for a first one.
  target.dispatchEvent(new MouseEvent('mousedown', options))
  return target.dispatchEvent(new MouseEvent('click', options))
}

test.each(['/media/api/file/coupon.svg', '/lottery/rules.pdf'])(
  '[ROUTE-018] the link of the file %s is left to the browser',
  async file => {
    const { address } = await openPage('/lucky-lounge/explore')
    const link = document.body.appendChild(document.createElement('a'))
    link.href = file
    // The browser must not follow the link: the test runs in this document.
    let isLeftToBrowser = false
    const keep = (event: MouseEvent) => {
      isLeftToBrowser = !event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', keep)
    onTestFinished(() => {
      removeEventListener('click', keep)
      link.remove()
    })
    press(link, 1)
    expect({ isLeftToBrowser, at: address() }).toEqual({ isLeftToBrowser: true, at: '/lucky-lounge/explore' })
  },
)

test('the second click of a double click does not follow another link', async () => {
  const { address } = await openPage('/lucky-lounge/explore')
  const link = page.getByRole('main').getByRole('link', { name: 'Play', exact: true }).element()
  press(document.body, 1)
  const isLeftToBrowser = press(link, 2)
  expect({ isLeftToBrowser, at: address() }).toEqual({ isLeftToBrowser: false, at: '/lucky-lounge/explore' })
  press(link, 1)
  await expect.poll(address).toBe('/lucky-lounge')
})

test('the second click of a double click follows its link again where that leads to another page', async () => {
  const { address } = await openPage('/lucky-lounge/explore')
  const next = document.body.appendChild(document.createElement('a'))
  onTestFinished(() => next.remove())
  for (const [detail, target] of [
    [1, '/rewards?page=2'],
    [2, '/rewards?page=3'],
  ] as const) {
    next.href = target
    press(next, detail)
    await expect.poll(address).toBe(target)
  }
})
