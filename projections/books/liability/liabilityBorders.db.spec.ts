import { asOfRequest, createLiabilityFold } from '@laurel/ledger/audit/liability/liabilityPack.ts'
import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { expect, it } from 'vitest'
import { createLateHistory, instantsAround } from '../../testing/lateHistory.ts'
import { liabilityAsOf } from './liabilityAsOf.ts'

const { teamId, events, database } = await createLateHistory()
/** Credits with and without a channel, side by side in a month, and in a day. */
const upgraded = await createLateHistory({ firstVersionsUntil: '2026-02-01T05:00:00.000Z' })
const dayMilliseconds = 24 * 60 * 60 * 1000
/** What is asked for, and what is a border between two ages then. */
const instants = instantsAround(events)
const older = instants
  .slice(0, -2)
  .filter((_, index) => index % 7 < 2)
  .map((instant, index) => addMilliseconds(instant, ([31, 91, 366][index % 3] ?? 31) * dayMilliseconds))

it.each([
  ['occurred', 'this version', { events, database }],
  ['recorded', 'this version', { events, database }],
  ['occurred', 'this version and a former one', upgraded],
  ['recorded', 'this version and a former one', upgraded],
] as const)(
  'the liability is that of the audit at the borders of days, months and ages (%s clock, events of %s)',
  async (clock, _of, { events, database }) => {
    const shown = []
    const expected = []
    for (const [index, until] of [...instants, ...older].entries()) {
      const from = instants[(index * 5) % instants.length] ?? until
      const period = { teamId, from, until, clock }
      const requests = index % 3 === 0 && from <= until ? [period] : []
      for (const request of [asOfRequest(teamId, until, clock), ...requests]) {
        const audited = createLiabilityFold(request)
        for (const event of events) audited.observe(event)
        expected.push(audited.pack())
        shown.push(await liabilityAsOf(database, request))
      }
    }
    expect(shown).toEqual(expected)
  },
)
