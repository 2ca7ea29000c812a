import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { WebApp } from './pages.ts'

/** The web app as `pnpm build` leaves it, if it is built. */
export const loadBuiltWebApp = async (path: string): Promise<Partial<WebApp>> => {
  if (!existsSync(path)) return {}
  // React reads this when it is loaded. Its development build takes longer for a page, and writes the message and the
  // stack trace of an error into it.
  process.env.NODE_ENV = 'production'
  const { createWebHandler, lotteryStyles }: WebApp = await import(pathToFileURL(path).href)
  return { createWebHandler, lotteryStyles }
}
