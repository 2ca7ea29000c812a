import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { Barcode } from './Barcode.tsx'

test('a bar code is an image with a name and keeps its quiet zones empty', async () => {
  const screen = await renderUi(<Barcode data="PJJ123C" label="Barcode of code PJJ123C" />)
  const picture = screen.getByRole('img', { name: 'Barcode of code PJJ123C' })
  await expect.element(picture).toBeVisible()
  const path = picture.element().querySelector('path')
  if (!(path instanceof SVGPathElement)) throw new Error('There are no bars.')
  const { x, width } = path.getBBox()
  expect(x).toBe(10)
  expect(picture.element().getAttribute('viewBox')).toBe(`0 0 ${width + 20} 40`)
})
