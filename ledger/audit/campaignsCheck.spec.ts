import { describe, expect, it } from 'vitest'
import { createLedger } from '../handling/createLedger.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { settle } from '../processes/settle.ts'
import { createTestCampaigns } from '../testing/testCampaigns.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { createCampaignsCheck } from './campaignsCheck.ts'

const log = createMemoryLog()
const ledger = createLedger({ log })
const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben', 'Cleo'] })
const campaigns = createTestCampaigns(ledger, team, team.rewardId('a channel'))
accepted(await campaigns.open('Spring'))
accepted(await campaigns.nominate('Spring', 'Ann', 'Ben'))
accepted(await campaigns.nominate('Spring', 'Ann', 'Cleo'))
await settle(ledger, accepted(await campaigns.complete('Spring', ['Ben', 'Cleo'])).events)
const history: RecordedLedgerEvent[] = []
for await (const batch of log.readAll()) history.push(...batch.map(parseRecorded))

const findingsOf = (events: readonly RecordedLedgerEvent[]) => {
  const check = createCampaignsCheck()
  return events.flatMap(event => [...check.observe(event)])
}

describe('the campaigns of a log', () => {
  it('hold what they promise', () => {
    expect(findingsOf(history)).toEqual([])
  })

  it('have the figures of their nominations', () => {
    const forged = history.map(event =>
      event.type === 'CampaignCompleted' ? { ...event, data: { ...event.data, usersEngaged: 2 } } : event,
    )
    expect(findingsOf(forged)).toEqual([expect.stringContaining('counts 2 nominations by 2 members')])
  })

  it('pay each winner once, and no one else', () => {
    const prize = history.find(({ type }) => type === 'PrizeGranted')
    if (!prize) throw new Error('The campaign has winners.')
    expect(findingsOf([...history, prize])).toEqual([expect.stringContaining('who has no prize to get')])
    const stranger = history.map(event =>
      event.type === 'PrizeGranted' && event.data.memberId === team.memberId('Ben')
        ? { ...event, data: { ...event.data, memberId: team.memberId('Ann') } }
        : event,
    )
    expect(findingsOf(stranger)).toEqual([expect.stringContaining(team.memberId('Ann'))])
  })
})
