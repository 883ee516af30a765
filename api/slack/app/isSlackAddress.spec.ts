import { describe, expect, test } from 'vitest'
import { isSlackAddress } from './isSlackAddress.ts'

const slack = 'https://slack.com/api/'
const sandbox = 'http://127.0.0.1:4401/api/'

describe('connected to Slack, Laurel calls', () => {
  test.each(['https://hooks.slack.com/commands/1', 'https://slack.com/x', 'https://hooks.slack-gov.com/1'])(
    '%s',
    address => expect(isSlackAddress(address, slack)).toBe(true),
  )
  test.each([
    'http://hooks.slack.com/commands/1',
    'https://hooks.slack.com:8443/1',
    'https://hooks.slack.com.attacker.example/1',
    'https://attackerslack.com/1',
    'https://user@hooks.slack.com/1',
    'https://hooks.slack.com@attacker.example/1',
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:4401/response/1',
    'file:///etc/passwd',
    'not an address',
  ])('but not %s', address => expect(isSlackAddress(address, slack)).toBe(false))
})

test('connected to a sandbox, Laurel calls its origin alone', () => {
  expect(isSlackAddress('http://127.0.0.1:4401/response/1', sandbox)).toBe(true)
  expect(isSlackAddress('http://127.0.0.1:5432/', sandbox)).toBe(false)
  expect(isSlackAddress('https://hooks.slack.com/commands/1', sandbox)).toBe(false)
})
