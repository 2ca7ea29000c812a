import { expect, test } from '@playwright/test'
import { contract } from '../../../packages/api-client/src/contract.ts'
import type { Endpoint } from '../../../packages/api-client/src/endpoint/index.ts'
import { apiPages } from '../src/repository/apiPages.ts'

const bodies = new Map(apiPages().map(({ slug, body }) => [slug, body]))

/** Each call as its page describes it, by name. */
const described = new Map(
  Object.keys(contract).flatMap(row =>
    (bodies.get(`reference/api/${row}`) ?? '')
      .split(/^## /m)
      .slice(1)
      .map(text => [`${row}.${text.slice(0, text.indexOf('\n'))}`, text] as const),
  ),
)

const calls = Object.values(contract).flatMap(row => Object.values<Endpoint>(row))

test('the reference says of each call whether it is for a signed-in player', () => {
  expect(described.size).toBe(calls.length)
  const labelled = calls.filter(({ name }) => described.get(name)?.includes(', for a signed-in player'))
  expect(labelled.map(({ name }) => name)).toEqual(
    calls.filter(({ access }) => access === 'player').map(({ name }) => name),
  )
  expect(labelled.map(({ name }) => name)).not.toContain('accounts.signIn')
})

test('the reference names the headers that a call needs', () => {
  const list = bodies.get('reference/api')
  for (const header of ['X-Client-Platform', 'X-Client-OS', 'X-Client-Browser', 'Idempotency-Key'])
    expect(list).toMatch(new RegExp(`^\\| \`${header}\` \\| .+ \\| yes \\|`, 'm'))
  expect(list).toMatch(/^\| `Accept-Language` \| .+ \| no \|/m)
  for (const scheme of ['__Host-pc_session', '__Host-pc_guest', 'X-CSRF-Token'])
    expect(list).toContain(`| \`${scheme}\` |`)
  for (const { name, effect } of calls) {
    const text = described.get(name)
    expect(text?.includes('`X-CSRF-Token`'), name).toBe(effect !== 'read')
    expect(text?.includes('`Idempotency-Key`'), name).toBe(effect === 'value')
  }
})
