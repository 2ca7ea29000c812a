import { beforeEach, expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { startServer } from '../../test/clubServer.ts'
import { PASSWORD, START } from '../../test/constants.ts'
import { outboxMails } from '../kernel/outbox/outbox.tables.ts'
import { accountKeys, players } from './accounts.tables.ts'

/** Strings that cannot be a player's address. */
const NOBODYS = [
  'nobody',
  ' ',
  '%',
  "' or 1=1 --",
  '<script>alert(1)</script>@players.example',
  '\u202everified@players.example',
  'verified\u200b@players.example',
  'verified@players.example\r\nBcc: all@players.example',
  '🎲@players.example',
  'ł'.repeat(254),
]
const SHAPELESS = [
  '',
  'x'.repeat(255),
  'x'.repeat(10_000),
  'verified@players.example\0',
  null,
  1,
  ['a@b.example'],
]

const client = { rememberMe: false, client_id: 'players-club-web', client_secret: 'public' }

onPostgres('an invalid address', world => {
  const club = startServer(world)
  beforeEach(async () => {
    club.clock.set(START)
    await club.forgetAttempts()
    await club.addAccount()
  })

  const read = () =>
    world.database.unitOfWork(async tx => ({
      players: await tx.select().from(players).orderBy(players.id),
      keys: await tx.$count(accountKeys),
      mails: await tx.$count(outboxMails),
    }))

  test.each([
    ['[AUTH-018] the sign-in', '/api/auth/login', 'username', { ...client, password: PASSWORD }, 401],
    ['[ERR-008] the forgotten password', '/api/account/send-password-reset', 'email', {}, 204],
    ['[ERR-010] the activation once more', '/api/account/send-activation', 'email', {}, 204],
    ['[API-019] the reactivation', '/api/account/unsuspend-by-email', 'email', {}, 204],
    ['[API-022] the check before a registration', '/api/registration/check-email', 'email', {}, 422],
  ] as const)(
    '%s answers an invalid address like any other, sends no mail and changes nothing',
    async (_, path, field, more, status) => {
      const browser = await club.browser().open()
      const before = await read()
      const answers = []
      for (const address of [...NOBODYS, ...SHAPELESS]) {
        // The rate limits are not under test here.
        await club.forgetAttempts()
        answers.push([address, (await browser.post(path, { ...more, [field]: address })).status])
      }
      expect(answers).toEqual([
        ...NOBODYS.map(address => [address, status]),
        ...SHAPELESS.map(address => [address, 400]),
      ])
      expect(await read()).toEqual(before)
    },
  )
})
