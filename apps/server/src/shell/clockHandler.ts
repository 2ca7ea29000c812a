import { integer, is, object } from 'superstruct'
import type { Config } from '../kernel/config/config.ts'
import type { PlainHandler } from '../kernel/http/app.ts'
import { ProblemError, problemResponse } from '../kernel/http/problem.ts'
import { readJson } from '../kernel/http/readJson.ts'
import { API_HEADERS } from '../kernel/http/securityHeaders.ts'
import { isSameSecret } from '../kernel/secrets/secrets.ts'

const move = object({ offsetMs: integer() })

/** Sets the clock's offset from the real time; resolves when everything that depends on it is updated. */
export type MoveClock = (offsetMs: number) => void | Promise<void>

/** The endpoint with which the sandbox moves the club's clock. It exists only in a demo with a sandbox. */
export const clockHandler =
  (sandbox: NonNullable<Config['sandbox']>, moveClock: MoveClock): PlainHandler =>
  async ({ req }) => {
    const authorization = req.header('authorization') ?? ''
    if (!isSameSecret(authorization, `Bearer ${sandbox.secret}`))
      return problemResponse(new ProblemError(401))
    try {
      const body = await readJson(req.raw)
      if (!is(body, move)) throw new ProblemError(400, { errorKey: 'error.badRequest' })
      await moveClock(body.offsetMs)
      return new Response(null, { status: 204, headers: API_HEADERS })
    } catch (error) {
      if (error instanceof ProblemError) return problemResponse(error)
      throw error
    }
  }
