import { expect, test } from 'vitest'
import { eventStoreAddress } from './eventStoreAddress.ts'

test.each([
  ['esdb://localhost:2113?tls=false', 'localhost:2113'],
  ['esdb://admin:secret@engine.example:2113/?tls=true', 'engine.example:2113'],
  ['esdb+discover://admin:p@ss@one:2113,two:2113?tls=true', 'one:2113,two:2113'],
  ['unix:/run/engine.sock', '/run/engine.sock'],
])('the address %s names its hosts and no credentials', (url, hosts) => {
  expect(eventStoreAddress(url)).toBe(hosts)
})

test.each(['http://localhost:2113', 'localhost:2113', 'esdb://'])(
  '%s is no address of an EventStoreDB',
  url => {
    expect(eventStoreAddress(url)).toBeUndefined()
  },
)
