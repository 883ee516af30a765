import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { describe, expect, it } from 'vitest'
import { createProjections } from '../../engine/createProjections.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { connectionsOf } from './connections.ts'
import type { RecognitionScope } from './scope.ts'
import { topMembers } from './topMembers.ts'

const occurredAt = '2026-03-10T12:00:00.000Z'
const log = createMemoryLog({ now: () => new Date(occurredAt) })
const ledger = createLedger({ log })
const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
const awards = createTestAwards(ledger, team)
const { teamId } = team
const [ann, ben] = [team.memberId('Ann'), team.memberId('Ben')]
const { url, database } = await openTestDatabase()

/** Ann thanks Ben, and decides about a competition that Ben wins. */
const thankAndDecide = async () => {
  await settle(ledger, accepted(await team.give('Ann', ['Ben'], 20, { at: occurredAt })).events)
  const prize = await ledger.handle({
    type: 'grantPrize',
    id: awards.grantId('prize command'),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt,
    data: {
      grantId: awards.grantId('prize'),
      awardId: awards.awardId('Beacon'),
      memberId: ben,
      decidedBy: ann,
      wonIn: { kind: 'COMPETITION', campaignId: awards.grantId('spring'), title: 'Spring' },
    },
    policy: {
      awardName: 'Beacon',
      points: 500,
      message: 'You won.',
      isPrivate: false,
      bannerIds: [],
      channelIds: [],
      gifts: [],
    },
  })
  await settle(ledger, accepted(prize).events)
  const projections = createProjections({ log, databaseUrl: url })
  await projections.start()
  await projections.waitForPosition(await log.head(), 30_000)
  await projections.stop()
}

describe('a prize', () => {
  it('is received by the winner, and not given by who decided', async () => {
    await thankAndDecide()
    const scopes: readonly RecognitionScope[] = [
      { kind: 'team' },
      { kind: 'people', people: { memberIds: [ann, ben] }, channelIds: [] },
    ]
    const ranges = [
      {},
      { from: '2026-03-01T00:00:00.000Z', until: '2026-04-01T00:00:00.000Z' },
      // From sums of months and from rows.
      { from: '2026-03-08T00:00:00.000Z', until: '2026-03-12T00:00:00.000Z' },
    ]
    for (const scope of scopes)
      for (const range of ranges) {
        const top = (side: 'given' | 'received') => topMembers(database, teamId, side, scope, range, 10)
        expect(await top('received')).toMatchObject([{ memberId: ben, points: 520, times: 2 }])
        expect(await top('given')).toMatchObject([{ memberId: ann, points: 20, times: 1 }])
        expect(await connectionsOf(database, teamId, scope, range, 10)).toMatchObject([
          { giver: { memberId: ann }, recipient: { memberId: ben }, points: 20, times: 1 },
        ])
      }
  })
})
