import { describe, expect, test } from 'vitest'
import { clientAddress, networkOf, shortenedAddress } from './clientAddress.ts'

describe('clientAddress', () => {
  test.each([
    ['is the peer without a proxy', '10.0.0.1', '1.2.3.4', 0, '10.0.0.1'],
    ['is the last address behind one proxy', '10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['is the second last address behind two proxies', '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
    ['is the peer with fewer addresses than proxies', '10.0.0.1', '1.2.3.4', 3, '1.2.3.4'],
    ['is the peer when the header has no address', '10.0.0.1', 'me@example.com', 1, '10.0.0.1'],
    ['is an address without its port', '10.0.0.1', '1.2.3.4:51515', 1, '1.2.3.4'],
    ['is an IPv6 address without its port', '10.0.0.1', '[2001:db8::7]:51515', 1, '2001:db8::7'],
    ['is an IPv6 address without brackets', '10.0.0.1', '[2001:db8::7]', 1, '2001:db8::7'],
    ['is the peer without a header', '10.0.0.1', null, 1, '10.0.0.1'],
  ])('%s', (_, peer, forwarded, proxies, expected) => {
    expect(clientAddress(peer, forwarded, proxies)).toBe(expected)
  })
})

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['1.2.3.4', '1.2.0.0'],
  ['::ffff:1.2.3.4', '1.2.0.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
])('the address %s is logged as %s', (address, logged) => {
  expect(shortenedAddress(address)).toBe(logged)
})
