import { afterAll, expect, it } from 'vitest'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { derivedId } from '../kernel/derivedId.ts'
import { createOnceCheck } from './once.ts'

const once = createOnceCheck()
afterAll(() => once.close())

let position = -1
const observe = (
  id: (stream: string, commandId: string) => string,
  commandId = derivedId('command', String(position + 1)),
) => {
  position += 1
  const stream = `stream-of-${commandId}`
  const event: RecordedLedgerEvent = {
    position,
    stream,
    revision: 0,
    id: id(stream, commandId),
    type: 'TrialStarted',
    version: 1,
    data: { until: '2026-04-10T12:00:00.000Z' },
    metadata: {
      actor: { id: 'spec', kind: 'system' },
      commandHash: '',
      commandId,
      correlationId: commandId,
      occurredAt: '2026-03-10T12:00:00.000Z',
      teamId: derivedId('team'),
    },
    recordedAt: '2026-03-10T12:00:00.000Z',
    hash: '',
  }
  return once.observe(event)
}

it('accepts ids that derive from the command and its place, and no others', () => {
  expect(observe((_stream, commandId) => derivedId('event', commandId, '0'))).toEqual([])
  const finding = [expect.stringContaining('does not derive')]
  expect(observe((_stream, commandId) => derivedId('event', commandId, '1'))).toEqual(finding)
  expect(observe((stream, commandId) => derivedId('event', stream, commandId, '0'))).toEqual(finding)
})

it('takes the events of a command where they stand one after the other, and no more of them later', () => {
  const command = derivedId('command', 'of three')
  const observePlace = (place: string) => observe(() => derivedId('event', command, place), command)
  expect(observePlace('0')).toEqual([])
  expect(observePlace('1')).toEqual([])
  expect(observe((_stream, commandId) => derivedId('event', commandId, '0'))).toEqual([])
  expect(observePlace('2')).toEqual([expect.stringContaining('does not derive')])
})
