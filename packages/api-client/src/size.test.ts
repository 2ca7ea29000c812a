import { expect, test } from 'vitest'
import { bundle } from './testing/bundle.ts'

const index = JSON.stringify(new URL('./index.ts', import.meta.url).pathname)

test('the client with its errors stays under 3.7 KB and includes no call but the renewal', async () => {
  const { code, gzipBytes } = await bundle(
    `import { clientHeaders, createApi, errorMessage } from ${index}
     globalThis.club = { clientHeaders, createApi, errorMessage }`,
  )
  expect(gzipBytes).toBeLessThanOrEqual(3.7 * 1024)
  const paths = [...code.matchAll(/path:\s*["'`]([^"'`]+)/g)].map(([, path]) => path)
  expect(paths).toEqual(['/auth/refresh'])
})

test.each([
  ['by its own name', 'import { getFeatureFlags } from', 'getFeatureFlags'],
  ['through the contract', 'import { contract } from', 'contract.shell.getFeatureFlags'],
])('a bundle that imports a call %s contains no other call', async (_, statement, call) => {
  const { code } = await bundle(`${statement} ${index}; globalThis.call = ${call}`)
  const paths = [...code.matchAll(/path:\s*["'`]([^"'`]+)/g)].map(([, path]) => path)
  expect(paths).toEqual(['/feature-flags'])
})
