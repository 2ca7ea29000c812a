import { isIP } from 'node:net'

/** Some proxies append the port of the connection: `203.0.113.7:51515`, `[2001:db8::7]:51515`. */
const withoutPort = (hop: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop

/**
 * The address a request came from. Each trusted proxy appends the address that called it, so the client's own is that
 * many places from the end; anything before it may be forged.
 */
export const clientAddress = (peer: string, forwarded: string | null, trustedProxies: number): string => {
  if (trustedProxies === 0 || forwarded === null) return peer
  const hops = forwarded.split(',').map(hop => hop.trim())
  const claimed = withoutPort(hops[Math.max(0, hops.length - trustedProxies)] ?? '')
  return isIP(claimed) === 0 ? peer : claimed
}

const expand = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return tail === undefined ? left : [...left, ...zeros, ...right]
}

/** The network that is counted as one: a single IPv4 address, or the /64 of one IPv6 subscriber. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  return isIP(address) === 6 ? `${expand(address).slice(0, 4).join(':')}::/64` : address
}

/** The shortened address that a log may keep: a region of the network, not a household. */
export const shortenedAddress = (address: string): string => {
  const network = networkOf(address)
  if (isIP(network) === 4) return `${network.split('.').slice(0, 2).join('.')}.0.0`
  return `${expand(network.replace('::/64', '::')).slice(0, 3).join(':')}::`
}
