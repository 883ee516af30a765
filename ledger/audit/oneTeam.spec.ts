import { describe, expect, it } from 'vitest'
import { createLedger } from '../handling/createLedger.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { EventLog } from '../log/port.ts'
import { countingReads } from '../log/suite/countingReads.ts'
import { collect } from '../log/suite/logFixture.ts'
import { settle } from '../processes/settle.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { balancesAsOf } from './balancesAsOf.ts'
import { leaderboardAsOf } from './leaderboardFromLog/leaderboardAsOf.ts'
import { auditedTeam } from './liability/auditedTeam.ts'
import { readLiability } from './liability/readLiability.ts'

const memory = createMemoryLog()
const ledger = createLedger({ log: memory })
const team = await createTestTeam(ledger, { name: 'evergreen', memberNames: ['Ann', 'Ben'] })
await settle(ledger, accepted(await team.give('Ann', ['Ben'], 5)).events)
const other = await createTestTeam(ledger, { name: 'birch', memberNames: ['Yves', 'Zoe'] })
for (let points = 1; points <= 40; points += 1)
  await settle(ledger, accepted(await other.give('Yves', ['Zoe'], 1)).events)
const whole = (await collect(memory.readAll())).length
const others = 80

const { teamId } = team
const [from, until] = ['2026-01-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z']

/** Answers a question and how many events it took. */
const cost = async <Answer>(ask: (log: EventLog) => Promise<Answer>) => {
  const { log, events } = countingReads(memory)
  return { answer: await ask(log), events: events() }
}

describe.each([teamId, 'evergreen'])('a question about team %s reads nothing of another', wanted => {
  it('the team itself', async () => {
    const { answer, events } = await cost(log => auditedTeam(log, wanted))
    expect(answer.name).toBe('evergreen')
    expect(events).toBeLessThan(10)
  })

  it('its balances', async () => {
    const { answer, events } = await cost(log => balancesAsOf(log, { team: wanted }))
    expect(
      answer.find(({ member, account }) => member.startsWith('ben') && account === 'redeemable'),
    ).toEqual(expect.objectContaining({ points: 5, team: 'evergreen' }))
    expect(events).toBeLessThan(whole - others)
  })

  it('its leaderboard', async () => {
    const { answer, events } = await cost(log => leaderboardAsOf(log, { team: wanted }))
    expect(answer).toMatchObject([{ team: 'evergreen', member: 'ben@evergreen.example', points: 5 }])
    expect(events).toBeLessThan(whole - others)
  })
})

it('a liability statement, and what it is reconciled with, read nothing of another team', async () => {
  const { answer, events } = await cost(log => readLiability(log, { teamId, from, until, clock: 'occurred' }))
  expect(answer.pack.closing).toBe(5)
  expect(answer.differences).toEqual([])
  expect(events).toBeLessThan(whole - others)
})
