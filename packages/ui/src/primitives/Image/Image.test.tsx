import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { renderToString } from 'react-dom/server'
import { Image } from './Image.tsx'

const dot = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>')}`
const broken = 'data:image/png;base64,broken'

test('a picture reserves its space, loads lazily and has an alternative text', async () => {
  const screen = await renderUi(<Image src={dot} alt="The sun" width={640} height={360} />)
  const image = screen.getByRole('img', { name: 'The sun' })
  await expect.element(image).toHaveAttribute('loading', 'lazy')
  await expect.element(image).toHaveAttribute('width', '640')
  await expect.element(image).toHaveAttribute('height', '360')
})

test('a picture of the first screen loads eagerly', async () => {
  const screen = await renderUi(<Image src={dot} alt="The sun" width={640} height={360} isFirstScreen />)
  await expect.element(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  await expect.element(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})

test('narrow screens get their own picture with its own size', async () => {
  const narrow = { src: '/narrow.svg', width: 4, height: 3 }
  const { container } = await renderUi(<Image src={dot} alt="" width={16} height={9} narrow={narrow} />)
  const source = container.querySelector('source')
  expect(source?.srcset).toBe('/narrow.svg')
  expect(matchMedia(source?.media ?? '').matches).toBe(innerWidth < 768)
})

test('the narrow breakpoint can be given in pixels', async () => {
  const narrow = { src: '/narrow.svg', width: 4, height: 3, below: 650 }
  const { container } = await renderUi(<Image src={dot} alt="" width={16} height={9} narrow={narrow} />)
  const media = container.querySelector('source')?.media ?? ''
  for (const [width, isNarrow] of [
    [649, true],
    [650, false],
  ] as const) {
    await page.viewport(width, 700)
    expect(matchMedia(media).matches).toBe(isNarrow)
  }
})

test('a picture that fails to load is replaced by its fallback, and a new source is tried again', async () => {
  const picture = (src: string) => (
    <Image src={src} alt="The sun" width={640} height={360} isFirstScreen fallback={<p>Stand-in</p>} />
  )
  const screen = await renderUi(picture(broken))
  await expect.element(screen.getByText('Stand-in')).toBeInTheDocument()
  await screen.rerender(picture(dot))
  await expect.element(screen.getByRole('img', { name: 'The sun' })).toBeInTheDocument()
})

test('a picture that fails to load without a fallback shows its alternative text', async () => {
  const screen = await renderUi(<Image src={broken} alt="The sun" width={640} height={360} isFirstScreen />)
  await expect.element(screen.getByText('The sun')).toBeVisible()
})

test('a decorative picture that fails to load shows a sun in its space and no broken picture', async () => {
  const picture = (src: string) => (
    <div style={{ width: 64, height: 36 }}>
      <Image src={src} alt="" width={640} height={360} fit="cover" isFirstScreen />
    </div>
  )
  const screen = await renderUi(picture(broken))
  const place = () => screen.container.querySelector('picture') ?? document.body
  await expect.element(screen.container.querySelector('img')).not.toBeVisible()
  expect(getComputedStyle(place()).backgroundImage).toContain('conic-gradient')
  expect(place().getBoundingClientRect()).toMatchObject({ width: 64, height: 36 })
  await screen.rerender(picture(dot))
  expect(getComputedStyle(place()).backgroundImage).toBe('none')
})

test('decoration that fails to load leaves its space empty, until it has another source', async () => {
  const picture = (src: string) => <Image src={src} alt="" width={640} height={360} />
  const screen = await renderUi(picture(broken))
  await vi.waitFor(() => expect(screen.container.querySelector('img')?.hidden).toBe(true))
  await screen.rerender(picture(dot))
  await expect.element(screen.container.querySelector('img')).toBeVisible()
})

test('decoration that failed before hydration leaves its space empty', async () => {
  const picture = <Image src={broken} alt="" width={640} height={360} isFirstScreen />
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(picture)
  const image = place.querySelector('img')
  await image?.decode().catch(() => undefined)
  expect(image?.hidden).toBe(false)
  const root = hydrateRoot(place, picture)
  await vi.waitFor(() => expect(image?.hidden).toBe(true))
  expect(place.querySelector('img')).toBe(image)
  root.unmount()
  place.remove()
})

test('a picture shows the sun until hydration and no broken picture, and a loaded picture covers it', async () => {
  const before = async (src: string) => {
    const place = document.createElement('div')
    place.innerHTML = renderToString(
      <Image src={src} alt="" width={4} height={3} fit="cover" isFirstScreen />,
    )
    document.body.append(place)
    Object.assign(place.style, { width: '64px', height: '36px' })
    const image = place.querySelector('img') ?? document.createElement('img')
    await image.decode().catch(() => undefined)
    const box = getComputedStyle(image, '::before')
    const seen = { height: box.height, sun: box.backgroundImage.includes('conic-gradient') }
    place.remove()
    return seen
  }
  expect(await before(broken)).toEqual({ height: '36px', sun: true })
  // The computed value: the generated box cannot be measured.
  expect(await before(dot)).toMatchObject({ height: '100%' })
})

test('the server renders no style attribute', () => {
  expect(renderToString(<Image src={dot} alt="" width={4} height={3} fit="cover" />)).not.toContain('style=')
})
