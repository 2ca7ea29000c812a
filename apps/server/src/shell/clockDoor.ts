import { integer, is, object } from 'superstruct'
import type { Config } from '../kernel/config/index.ts'
import type { Door } from '../kernel/http/app.ts'
import { ProblemError, problemResponse } from '../kernel/http/problem.ts'
import { readJson } from '../kernel/http/readJson.ts'
import { API_HEADERS } from '../kernel/http/securityHeaders.ts'
import { isSameSecret } from '../kernel/secrets/index.ts'

const move = object({ offsetMs: integer() })

/** Puts the clock so far ahead of the real time; done when all that goes by it follows. */
export type MoveClock = (offsetMs: number) => void | Promise<void>

/** Where the sandbox moves the product's clock. It is there only in a demo that has a sandbox. */
export const clockDoor =
  (sandbox: NonNullable<Config['sandbox']>, moveClock: MoveClock): Door =>
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
