import { expect, test } from 'vitest'
import { serveSettings, WrongSettings } from './settings.ts'

const proxiesOf = (text?: string) =>
  serveSettings({
    LAUREL_HOME: '/tmp',
    ...(text === undefined ? {} : { LAUREL_TRUSTED_PROXIES: text }),
  }).trustedProxies

test('no proxy is trusted unless it is named', () => {
  expect(proxiesOf()).toBeUndefined()
  expect(proxiesOf(' ')).toBeUndefined()
})

test('proxies are addresses, networks and names of reserved networks', () => {
  expect(proxiesOf('10.0.0.5, 10.1.0.0/16,loopback, fd00::/8, ::1')).toEqual([
    '10.0.0.5',
    '10.1.0.0/16',
    'loopback',
    'fd00::/8',
    '::1',
  ])
})

test('hosts of images are names', () => {
  const hostsOf = (text: string) =>
    serveSettings({ LAUREL_HOME: '/tmp', LAUREL_IMAGE_HOSTS: text }).imageHosts
  expect(hostsOf('cdn.example.com, *.example.org')).toEqual(['cdn.example.com', '*.example.org'])
  for (const text of ['*', 'https:', "a.example; script-src 'unsafe-inline'"])
    expect(() => hostsOf(text)).toThrow(WrongSettings)
})

test.each(['true', '1', '*', 'proxy.example', '10.0.0.5,'])('%s is refused', text => {
  expect(() => proxiesOf(text)).toThrow(WrongSettings)
})
