import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import table from '../../apps/web/app/routes.ts'
import { searchOfRoutes } from './unusedRouterParts.ts'
import { withBodies } from './withBodies.ts'

interface RouterUtils {
  flattenAndRankRoutes(routes: unknown): { path: string }[]
  matchRoutesImpl(
    routes: unknown,
    address: string,
    basename: string,
  ): { route: { id: string; file: string }; params: object; pathname: string; pathnameBase: string }[] | null
}

const lib = new URL('../../apps/web/node_modules/react-router/dist/production/lib/router/', import.meta.url)

/** The router's file with other bodies, its imports told in full, as a module of its own. */
async function utilsWith(bodies: Record<string, string>): Promise<RouterUtils> {
  const code = readFileSync(new URL('utils.js', lib), 'utf8')
  const text = withBodies(code, parseSync('utils.js', code).program, bodies)
    .replaceAll(/from "(\.\/[^"]+)"/g, (_, file: string) => `from ${JSON.stringify(new URL(file, lib).href)}`)
    .replace('import * as React$1 from "react"', 'const React$1 = { createContext() {} }')
  const folder = mkdtempSync(join(tmpdir(), 'router-'))
  try {
    const file = join(folder, 'utils.mjs')
    writeFileSync(file, text)
    return await import(/* @vite-ignore */ pathToFileURL(file).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const routes = table
const theirs = await utilsWith({})
const ours = await utilsWith(searchOfRoutes)
const ways = theirs.flattenAndRankRoutes(routes).map(({ path }) => path)

const addresses = ways.flatMap(way => {
  const address = way.replaceAll(/:\w+/g, 'A7').replace('*', 'here/and/there')
  return [address, `${address}/`, address.toUpperCase(), `${address}/more`, `/${address}`, `${address}%20x`]
})

test('each address leads where it led', () => {
  expect(ways.length).toBeGreaterThan(60)
  const leads = ({ matchRoutesImpl }: RouterUtils) =>
    Object.fromEntries(
      [...addresses, '/nowhere', '/rewards%2F7', '/register?invite', '/ä/ö'].map(address => [
        address,
        matchRoutesImpl(routes, address, '/')?.map(({ route: { file }, ...rest }) => ({ file, ...rest })),
      ]),
    )
  expect(leads(ours)).toEqual(leads(theirs))
})
