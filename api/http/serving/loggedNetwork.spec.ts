import { expect, it } from 'vitest'
import { loggedNetwork } from './loggedNetwork.ts'

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['socket', 'unknown'],
])('of %s the log shows %s', (address, network) => {
  expect(loggedNetwork(address)).toBe(network)
})
