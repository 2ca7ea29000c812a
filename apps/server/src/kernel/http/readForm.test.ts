import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readForm } from './readForm.ts'

const BOUNDARY = 'a-boundary-of-28-characters-'

const part = (name: string, more = '') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\ntext\r\n`

const read = (parts: readonly string[], type = `multipart/form-data; boundary=${BOUNDARY}`) =>
  readForm(
    new Request('https://club.example', {
      method: 'POST',
      headers: { 'content-type': type },
      body: `${parts.join('')}--${BOUNDARY}--\r\n`,
    }),
  )

const names = (count: number) => Array.from({ length: count }, (_, index) => `part-${index}`)

test('a form is read by its parts, and a file has the digest of its content in JSON', async () => {
  const form = await read([part('title'), part('photo', '; filename="a"')])
  expect(form).toMatchObject({ title: 'text', photo: expect.any(File) })
  expect(JSON.stringify(form)).toContain(createHash('sha256').update('text').digest('base64url'))
})

test.each([
  ['nine parts', names(9).map(name => part(name))],
  ['a thousand files', names(1000).map(name => part(name, '; filename="a"'))],
  ['a part with a head of more than a kilobyte', [part('photo', `; filename="${'a'.repeat(1024)}"`)]],
])('a form with %s is refused', async (_, parts) => {
  await expect(read(parts)).rejects.toMatchObject({ status: 400, message: 'The body is not a valid form.' })
})

test('a form with eight parts is read', async () => {
  expect(Object.keys(Object(await read(names(8).map(name => part(name)))))).toHaveLength(8)
})

test.each(['application/json', 'multipart/form-data', 'multipart/mixed; boundary=a', 'no type'])(
  'the content type %j is not that of a form',
  async type => {
    await expect(read([part('title')], type)).rejects.toMatchObject({ status: 415 })
  },
)
