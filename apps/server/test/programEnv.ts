import { inject } from 'vitest'

/** The environment of a program that a test starts. Several are of the same sources, which are compiled once. */
export const programEnv = (env: Record<string, string | undefined>) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: inject('compileCache'),
  ...env,
})
