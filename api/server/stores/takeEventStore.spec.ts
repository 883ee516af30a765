import { LogUnavailable } from '@laurel/ledger/log/logUnavailable.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { refuseTaken } from './logStore.ts'
import { takeEventStore } from './takeEventStore.ts'

const id = '6b1f0a52-6f5f-4a4e-9d5e-0d6f4f3c2b1a'
const url = 'esdb://admin:secret@engine.example:2113?tls=true'
const away = {
  head: async (): Promise<number> => {
    throw new LogUnavailable('14 UNAVAILABLE')
  },
}

afterEach(() => void vi.useRealTimers())

test('an engine that does not answer is named without its credentials, with what to do', async () => {
  vi.useFakeTimers()
  const told: string[] = []
  const taking = takeEventStore(
    away,
    url,
    { id, log: null },
    { patienceMilliseconds: 120_000, tell: text => told.push(text) },
  )
  const refused = expect(taking).rejects.toThrow(
    'EventStoreDB at engine.example:2113 does not answer. Start it, or correct EVENTSTORE_URL. ' +
      'Leave EVENTSTORE_URL out to keep the log in PostgreSQL.',
  )
  await vi.advanceTimersByTimeAsync(120_000)
  await refused
  expect(told).toEqual(['Waiting for EventStoreDB at engine.example:2113 …'])
})

test('an installation with its log in EventStoreDB is not advised to leave it', async () => {
  const taking = takeEventStore(away, url, { id, log: 'eventstore' }, {})
  await expect(taking).rejects.toThrow(/correct EVENTSTORE_URL\.$/)
})

test('an engine of another installation is refused, with both ids', () => {
  const refusing = () => refuseTaken({ kind: 'taken', by: 'another' }, { id })
  expect(refusing).toThrow(`holds the log of another installation, another; this one is ${id}.`)
  expect(() => refuseTaken({ kind: 'claimed' }, { id })).not.toThrow()
})
