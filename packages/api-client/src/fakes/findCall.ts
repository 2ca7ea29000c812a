import { clients } from '../wire/index.ts'
import { contract } from '../contract.ts'
import type { Endpoint } from '../endpoint/index.ts'

export type FoundCall = { readonly endpoint: Endpoint; readonly params: Readonly<Record<string, string>> }

const endpoints: readonly Endpoint[] = Object.values(contract).flatMap<Endpoint>(row => Object.values(row))

/** Finds the contract's call for a method and a path. */
export function findCall(method: string, pathname: string): FoundCall | null {
  for (const endpoint of endpoints) {
    const template = clients[endpoint.client].base + endpoint.path
    const pattern = template.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const match = endpoint.method === method && new RegExp(`^${pattern}$`).exec(pathname)
    if (match) {
      const params = Object.entries(match.groups ?? {})
      return {
        endpoint,
        params: Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)])),
      }
    }
  }
  return null
}
