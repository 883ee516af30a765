import { asOfRequest, createLiabilityFold } from '@laurel/ledger/audit/liability/liabilityPack.ts'
import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { expect, it } from 'vitest'
import { createLateHistory, instantsAround } from '../../testing/lateHistory.ts'
import { liabilityAsOf } from './liabilityAsOf.ts'

const { teamId, events, database } = await createLateHistory()
const dayMilliseconds = 24 * 60 * 60 * 1000
/** What is asked for, and what is a border between two ages then. */
const instants = instantsAround(events)
const older = instants
  .slice(0, -2)
  .filter((_, index) => index % 7 < 2)
  .map((instant, index) => addMilliseconds(instant, ([31, 91, 366][index % 3] ?? 31) * dayMilliseconds))

it.each(['occurred', 'recorded'] as const)(
  'the liability is that of the audit at the borders of days, months and ages (%s clock)',
  async clock => {
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
