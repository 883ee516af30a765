import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { expect, test } from 'vitest'
import { clockHealthOf } from './clockHealth.ts'

const noon = '2026-03-10T12:00:00.000Z'
const after = (minutes: number): string => addMilliseconds(noon, minutes * 60_000)

const judged = ({ machine = 0, newest = 0 }) =>
  clockHealthOf({
    machine: new Date(after(machine)),
    database: new Date(noon),
    newestRecordedAt: after(newest),
  })

test('clocks that agree within minutes are healthy', () => {
  expect(judged({ machine: 5 })).toEqual({ ok: true, detail: "agrees with PostgreSQL's" })
  expect(judged({ machine: -5 })).toMatchObject({ ok: true })
  expect(
    clockHealthOf({ machine: new Date(noon), database: new Date(noon), newestRecordedAt: undefined }),
  ).toMatchObject({
    ok: true,
  })
})

test('a clock ahead of the database stops the recording', () => {
  expect(judged({ machine: 6 })).toMatchObject({
    ok: false,
    detail: expect.stringContaining('nothing is recorded'),
  })
})

test('a log with a future time raises an alarm and is served', () => {
  expect(judged({ newest: 6 })).toEqual({
    ok: true,
    alarm: true,
    detail:
      '6 minutes behind the newest event; until then all events are recorded at 2026-03-10T12:06:00.000Z',
  })
})

test('a clock far behind the database raises an alarm', () => {
  expect(judged({ machine: -6, newest: -10 })).toMatchObject({ ok: true, alarm: true })
})
