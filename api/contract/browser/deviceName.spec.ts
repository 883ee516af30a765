import { expect, test } from 'vitest'
import { deviceName } from './deviceName.ts'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36 Edg/150.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['curl/8.0', undefined],
  [null, undefined],
])('a session of %s is shown as %s', (userAgent, name) => {
  expect(deviceName(userAgent, (browser, system) => `${browser} on ${system}`)).toBe(name)
})
