/** Why the sandbox cannot start, in a sentence for the terminal. */
export class StartError extends Error {
  override name = 'StartError'
}

export type Config = {
  port: number
  /** The origin of the product, without a slash at the end. */
  clubUrl: string
  secret: string
  /** The folder of the state between starts; without it, the state is in memory only. */
  dataFolder?: string
}

type Environment = Record<string, string | undefined>

const MIN_SECRET_LENGTH = 16

function readPort(value = '3001'): number {
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new StartError(`PORT is "${value}"; the sandbox needs a whole number from 0 to 65535.`)
  return port
}

function readClubUrl(value = 'http://localhost:3000'): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isOrigin = url && url.pathname === '/' && !url.search && !url.hash && !url.username
  const isPlainHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(url?.hostname ?? '')
  if (!isOrigin || !isPlainHost || !['http:', 'https:'].includes(url.protocol))
    throw new StartError(
      `CLUB_URL is "${value}"; it must be the address of the product alone, such as http://localhost:3000.`,
    )
  return url.origin
}

function readSecret(value = ''): string {
  if (value.length < MIN_SECRET_LENGTH)
    throw new StartError(
      `SANDBOX_SECRET is ${value ? 'too short' : 'missing'}; the product and the sandbox share one of at least ${MIN_SECRET_LENGTH} characters.`,
    )
  return value
}

/** Reads the environment, or throws a StartError that names the variable and what it needs. */
export function readConfig(env: Environment): Config {
  return {
    port: readPort(env.PORT || undefined),
    clubUrl: readClubUrl(env.CLUB_URL || undefined),
    secret: readSecret(env.SANDBOX_SECRET),
    ...(env.DATA_FOLDER ? { dataFolder: env.DATA_FOLDER } : {}),
  }
}
