import { expect, test } from 'vitest'
import { type Acknowledged, brokenAcknowledgements } from './acknowledged.ts'

const given = (commandId: string, position: number) => ({
  type: 'ShoutoutGiven',
  position,
  commandId,
})
const told = (commandId: string, position: number): Acknowledged => ({
  commandId,
  eventType: 'ShoutoutGiven',
  position,
})

test('a log with every acknowledged command once is sound', () => {
  expect(brokenAcknowledgements([told('a', 1), told('b', 3)], [given('a', 1), given('b', 2)])).toEqual([])
})

test('a lost, a duplicate, a late and an unacknowledged command are each named', () => {
  const log = [given('twice', 1), given('twice', 2), given('late', 9), given('unacknowledged', 10)]
  expect(brokenAcknowledgements([told('lost', 0), told('twice', 1), told('late', 3)], log)).toEqual([
    'ShoutoutGiven of command lost was acknowledged and is in the log 0 times.',
    'ShoutoutGiven of command twice was acknowledged and is in the log 2 times.',
    'ShoutoutGiven of command late was acknowledged at 3 and recorded after that, at 9.',
    'ShoutoutGiven of command unacknowledged is in the log without an acknowledgement.',
  ])
})
