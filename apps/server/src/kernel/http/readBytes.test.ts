import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/clubServer.ts'
import { startDatabase } from '../../../test/engines.ts'
import { listen } from './listener.ts'

const club = startServer(startDatabase('postgres'))

test('an upload that its player cancels is refused, and raises no alarm', async () => {
  const { browser } = await club.enterNew()
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  let answer: (status: number) => void = () => {}
  const answered = new Promise<number>(resolve => {
    answer = resolve
  })
  const listener = await listen({
    host: '127.0.0.1',
    port: 0,
    fetch: async (request, bindings) => {
      arrive()
      const response = await club.server.fetch(request, bindings)
      answer(response.status)
      return response
    },
  })
  const socket = connect(listener.port, '127.0.0.1')
  const head = [
    'POST /api/loyalty/v1/contents/sunset-photo/photos HTTP/1.1',
    'host: localhost:3000',
    `cookie: ${browser.cookieHeader()}`,
    `x-csrf-token: ${browser.csrfToken}`,
    'sec-fetch-site: same-origin',
    'idempotency-key: cancelled-upload',
    'content-type: multipart/form-data; boundary=b',
    'content-length: 100000',
  ]
  socket.write(
    `${head.join('\r\n')}\r\n\r\n--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nHalf of`,
  )
  await arrived
  socket.destroy()
  expect(await answered).toBe(400)
  expect(club.log).not.toContain('call failed')
  await listener.stop()
})
