import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, PASSWORD } from './club.ts'
import type { World } from '../../../scripts/testing/world.ts'

/** A player of a test's own, registered and activated without a page; whoever's code it is has invited them. */
export async function freshPlayer(world: World, { inviteCode = null }: { inviteCode?: string | null } = {}) {
  const email = `fresh-${crypto.randomUUID()}@players.example`
  const first = await fetch(`${world.clubUrl}/api/auth/get/session`)
  const headers = {
    'content-type': 'application/json',
    'x-csrf-token': first.headers.get('x-csrf-token') ?? '',
    cookie: first.headers
      .getSetCookie()
      .map(cookie => cookie.split(';')[0])
      .join('; '),
  }
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(world.clubUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.status, `${path} answered ${answer.status}`).toBe(204)
  }

  const challenge = await (await fetch(`${world.clubUrl}/api/captcha/REGISTRATION`)).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  await post('/api/loyalty/v2/players', {
    firstName: null,
    lastName: null,
    dateOfBirth: null,
    email,
    password: PASSWORD,
    inviteCode,
    sendUpdates: false,
    phone: null,
    gender: null,
    address: null,
    preferences: [],
    lotteryId: 2,
    recaptcha: btoa(JSON.stringify({ challenge, solution })),
  })
  await expect.poll(async () => (await world.mails(email)).length).toBe(1)
  const [mail] = await world.mails(email)
  await post('/api/account/activate', { key: /\/activate\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1] })
  return email
}
