import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { World } from '../../../scripts/testing/world.ts'
import { expect, PASSWORD } from './club.ts'

/** Registers and activates a new player for one test, with the shared password; invited where there is a code. */
export async function freshPlayer(
  world: World,
  name: string,
  { inviteCode = null }: { inviteCode?: string | null } = {},
): Promise<string> {
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@players.example`
  const client = await openClient(world)
  const challenge = await (await fetch(`${world.clubUrl}/api/captcha/REGISTRATION`)).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  await client('/api/loyalty/v2/players', {
    firstName: 'Fay',
    lastName: 'Fresh',
    dateOfBirth: '1990-04-27',
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
  const key = await mailedLink(world, email, /\/activate\?key=([\w-]+)/)
  await client('/api/account/activate', { key })
  return email
}

/** Polls the mails to an address until the pattern matches, and returns its first group. */
export async function mailedLink(world: World, to: string, pattern: RegExp): Promise<string> {
  const find = async () => {
    const mails = await world.mails(to)
    return mails.map(({ text }) => pattern.exec(text)?.[1]).find(found => found !== undefined)
  }
  await expect.poll(find, { intervals: [100] }).toBeDefined()
  return (await find()) ?? ''
}

/** Posts like a page of the club: with a cookie and its CSRF token. */
async function openClient({ clubUrl }: World) {
  const first = await fetch(`${clubUrl}/api/auth/get/session`)
  const cookie = first.headers
    .getSetCookie()
    .map(header => header.split(';')[0])
    .join('; ')
  const token = first.headers.get('x-csrf-token') ?? ''
  return async (path: string, body: unknown) => {
    const answer = await fetch(clubUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': token, cookie },
      body: JSON.stringify(body),
    })
    expect(answer.ok, `${path} was answered ${answer.status}`).toBe(true)
  }
}
