import { expect, test } from 'vitest'
import { postPublicly } from './postPublicly.ts'
import { addressProblem, isPublicAddress } from './publicAddress.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
  'not an address',
])('%s is not on the public internet', address => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])('%s is', address => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  'http://receiver.example.com/',
  'http://localhost:4000/',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://0x7f000001/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://database.internal/',
  'https://user:secret@receiver.example.com/',
  'file:///etc/hosts',
  'nonsense',
])('refuses %s', url => {
  expect(addressProblem(url, false)).toBeDefined()
})

test('takes public addresses, and this machine for development', () => {
  expect(addressProblem('https://receiver.example.com/laurel', false)).toBeUndefined()
  expect(addressProblem('http://localhost:4000/', true)).toBeUndefined()
})

test('refuses a name that leads to a private address when it connects', async () => {
  const posted = await postPublicly({
    url: 'https://localhost:9/',
    headers: {},
    body: '{}',
    signal: new AbortController().signal,
    allowsLocalhost: false,
  })
  expect(posted).toMatchObject({ status: null, problem: 'The address is inside a private network.' })
})
