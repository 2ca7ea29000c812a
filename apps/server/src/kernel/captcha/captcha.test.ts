import type { CaptchaChallenge } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { onEachEngine, onEachPostgres } from '../../../test/engines.ts'
import { START } from '../../../test/constants.ts'
import { solveCaptcha, tokenOf } from '../../../test/solveCaptcha.ts'
import { deriveSecrets } from '../secrets/secrets.ts'
import { captchaSolutions } from './captcha.tables.ts'
import { createCaptcha, purgeSolutions, spendSolution } from './captcha.ts'

const MINUTE = 60_000
const action = 'REGISTRATION'

const captchaAt = (clock = { at: START }, secret = 's'.repeat(32)) =>
  createCaptcha({ clock: { now: () => clock.at }, secrets: deriveSecrets(secret), rounds: 4 })

describe('a captcha', () => {
  test('[REG-008] is proof of work that this server accepts', async () => {
    const captcha = captchaAt()
    const solution = await captcha.check(action, await solveCaptcha(await captcha.challenge(action)))
    expect(solution?.expiresAt).toEqual(new Date(START.getTime() + 10 * MINUTE))
  })

  test('does not contain its answer', async () => {
    const { parameters } = await captchaAt().challenge(action)
    expect(parameters.keyPrefix).toHaveLength(parameters.keyLength)
    expect(JSON.stringify(parameters)).not.toContain('counter')
  })

  test('differs every time', async () => {
    const captcha = captchaAt()
    const [one, other] = await Promise.all([captcha.challenge(action), captcha.challenge(action)])
    expect(one.signature).not.toBe(other.signature)
  })

  test('expires after ten minutes of the club’s own clock', async () => {
    const clock = { at: START }
    const captcha = captchaAt(clock)
    const token = await solveCaptcha(await captcha.challenge(action))
    clock.at = new Date(START.getTime() + 10 * MINUTE - 1)
    expect(await captcha.check(action, token)).not.toBeNull()
    clock.at = new Date(START.getTime() + 10 * MINUTE)
    expect(await captcha.check(action, token)).toBeNull()
  })

  test('[REG-008] is valid for one action only', async () => {
    const captcha = captchaAt()
    // A valid action other than the one under test.
    const other = 'CONTACT_US'
    expect(await captcha.check(action, await solveCaptcha(await captcha.challenge(other)))).toBeNull()
  })

  test('is refused from another issuer', async () => {
    const token = await solveCaptcha(await captchaAt(undefined, 'x'.repeat(32)).challenge(action))
    expect(await captchaAt().check(action, token)).toBeNull()
  })

  test.each<[string, (challenge: CaptchaChallenge) => CaptchaChallenge]>([
    ['later expiry', c => changed(c, { data: { action, expiresAt: START.getTime() + 60 * MINUTE } })],
    ['cheaper rounds', c => changed(c, { cost: 1, keyPrefix: '00' })],
    ['shorter prefix', c => changed(c, { keyPrefix: '00' })],
    ['no signature', c => ({ ...c, signature: '' })],
  ])('with %s is refused', async (_, change) => {
    const captcha = captchaAt()
    const other = change(await captcha.challenge(action))
    expect(await captcha.check(action, await solveCaptcha(other))).toBeNull()
  })

  test('[REG-008] is refused without its work', async () => {
    const captcha = captchaAt()
    const challenge = await captcha.challenge(action)
    const guess = { counter: 1, derivedKey: challenge.parameters.keyPrefix + '0'.repeat(32) }
    expect(await captcha.check(action, tokenOf({ challenge, solution: guess }))).toBeNull()
    expect(await captcha.check(action, tokenOf({ challenge }))).toBeNull()
    expect(await captcha.check(action, tokenOf({ challenge, solution: null }))).toBeNull()
  })

  test.each(['', 'none', 'bnVsbA==', tokenOf([]), tokenOf({ challenge: {}, solution: {} }), '%%%\u0000'])(
    'is refused as %j',
    async token => {
      expect(await captchaAt().check(action, token)).toBeNull()
    },
  )
})

const solved = async () => {
  const captcha = captchaAt()
  const solution = await captcha.check(action, await solveCaptcha(await captcha.challenge(action)))
  if (!solution) throw new Error('It was solved.')
  return solution
}

onEachEngine('a solution of a captcha', world => {
  test('[REG-008] is accepted once', async () => {
    const solution = await solved()
    const spend = () => world.database.unitOfWork(tx => spendSolution(tx, solution))
    expect(await spend()).toBe(true)
    expect(await spend()).toBe(false)
  })

  test('is remembered until it expires, and no longer', async () => {
    const solution = await solved()
    await world.database.unitOfWork(tx => spendSolution(tx, solution))
    const keptAt = async (now: Date) => {
      await purgeSolutions(world.database, now)
      return world.database.unitOfWork(tx => tx.$count(captchaSolutions))
    }
    expect(await keptAt(solution.expiresAt)).toBeGreaterThan(0)
    expect(await keptAt(new Date(solution.expiresAt.getTime() + 1))).toBe(0)
  })
})

onEachPostgres('a solution of a captcha that is shown many times at once', world => {
  test('[REG-008] is accepted once', async () => {
    const solution = await solved()
    const taken = await Promise.all(
      Array.from({ length: 10 }, () => world.database.unitOfWork(tx => spendSolution(tx, solution))),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
  })
})

function changed(
  challenge: CaptchaChallenge,
  change: Partial<CaptchaChallenge['parameters']>,
): CaptchaChallenge {
  return { ...challenge, parameters: { ...challenge.parameters, ...change } }
}
