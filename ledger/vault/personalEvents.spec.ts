import { describe, expect, it } from 'vitest'
import { createLedger } from '../handling/createLedger.ts'
import { ledgerStreams } from '../handling/streams.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { settle } from '../processes/settle.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { personalStreams, readPersonalEvents } from './personalEvents.ts'
import { personalFields } from './personalFields.ts'

describe('the events with the personal data of a person', () => {
  it('are in the streams of members, campaigns, redemptions, claims, exceptions and the radar alone', () => {
    const found = ledgerStreams.filter(({ events }) =>
      events.some(({ type }) => personalFields(type).length > 0),
    )
    // No read model shows the addresses of picked gifts in a claim, and the reasons of decisions about exceptions and findings.
    expect(found.map(({ name }) => name)).toEqual([
      ...personalStreams.map(({ name }) => name),
      'claim',
      'exception',
      'radar',
    ])
  })

  it('are those of the member and of the redemptions of the member', async () => {
    const log = createMemoryLog()
    const ledger = createLedger({ log })
    const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
    await team.offer('Mug', 60)
    for (const name of ['Ann', 'Ben']) await team.adjust(name, 100)
    await settle(ledger, accepted(await team.redeem('Ann', 'Mug', 60)).events)
    await settle(ledger, accepted(await team.cancel('Mug')).events)
    await settle(ledger, accepted(await team.redeem('Ben', 'Gift card', 60, { funding: 'fund' })).events)

    const read = []
    for await (const batch of readPersonalEvents(log, {
      teamId: team.teamId,
      memberId: team.memberId('Ann'),
    }))
      read.push(...batch)

    const types = read.map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['MemberAdded', 'PointsAdjusted', 'RedemptionCancelled']))
    const members = read.map(({ data }) => ('memberId' in data ? data.memberId : null))
    expect(new Set(members)).toEqual(new Set([team.memberId('Ann')]))
  })
})
