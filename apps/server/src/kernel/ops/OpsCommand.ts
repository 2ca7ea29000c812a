import type { Lottery } from '@players-club/domain-models'
import type { ServiceDeps } from '../ServiceDeps.ts'

export interface OpsContext extends ServiceDeps {
  lottery: Lottery
  /** Prints one line. */
  print: (line: string) => void
}

/** One command of `pnpm ops`. */
export interface OpsCommand {
  name: string
  /** One line per form of the command: its arguments, then what it does. */
  usage: readonly string[]
  run(args: readonly string[], context: OpsContext): Promise<void>
}

/** The command is invalid; the message says why. Nothing was changed. */
export class OpsError extends Error {
  override readonly name = 'OpsError'
}
