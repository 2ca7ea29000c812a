import { expect, test } from 'vitest'
import display from '../../fonts/bricolage-grotesque.woff2?url'
import text from '../../fonts/figtree.woff2?url'
import './index.ts'

const size = async (url: string) => (await (await fetch(url)).arrayBuffer()).byteLength

test('both fonts together are smaller than 60 KB', async () => {
  expect((await size(display)) + (await size(text))).toBeLessThan(60 * 1024)
})

test.each([
  ['Bricolage Grotesque', 'Bricolage Fallback', '700'],
  ['Figtree', 'Figtree Fallback', '400'],
  ['Figtree', 'Figtree Fallback', '700'],
])('the font %s replaces %s without a layout shift at weight %s', async (family, fallback, weight) => {
  await document.fonts.load(`${weight} 20px "${family}"`)
  await document.fonts.load(`${weight} 20px "${fallback}"`)
  const sample =
    'Every eligible ticket is an entry. Cada boleto participante cuenta para el sorteo del viernes.'
  const box = (name: string) => {
    const paragraph = document.createElement('p')
    paragraph.style.cssText = `position:absolute;white-space:nowrap;font:${weight} 20px/normal "${name}"`
    paragraph.textContent = sample
    document.body.append(paragraph)
    const { width, height } = paragraph.getBoundingClientRect()
    paragraph.remove()
    return { width, height }
  }
  const [real, standIn] = [box(family), box(fallback)]
  expect(standIn.height).toBeCloseTo(real.height, 0)
  expect(Math.abs(standIn.width / real.width - 1)).toBeLessThan(0.03)
})

test('the subset contains the characters of English and Spanish', async () => {
  await document.fonts.load('400 20px Figtree', 'ñ')
  expect(document.fonts.check('400 20px Figtree', 'áéíóúüñÁÉÍÓÚÜÑ¡¿ªº—’“”')).toBe(true)
})
