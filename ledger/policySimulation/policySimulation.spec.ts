import { describe, expect, it } from 'vitest'
import { createBooks } from '../audit/books.ts'
import { simulatePolicy } from '../audit/simulatePolicy.ts'
import { createLedger } from '../handling/createLedger.ts'
import { addMilliseconds } from '../kernel/instant.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { settle } from '../processes/settle.ts'
import { createSimulatedHistory } from '../simulation/simulatedHistory.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { createPolicySimulation } from './createPolicySimulation.ts'
import type { SimulatedPolicy } from './simulatedPolicy.ts'

const [from, until] = ['2020-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z']

describe('the unchanged policy reproduces history exactly', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('with the balances of the audit (seed %i)', async seed => {
    const focus = seed % 2 === 0 ? ({ focus: 'redemptions' } as const) : {}
    const { log, teamId } = await createSimulatedHistory({ seed, commands: 200, ...focus })
    const simulation = createPolicySimulation({ policy: {}, from, until })
    const books = createBooks()
    for await (const batch of log.readAll())
      for (const recorded of batch) {
        const event = parseRecorded(recorded)
        simulation.observe(event)
        books.add(event)
      }
    const { today, alternative, refused } = simulation.result()
    expect(refused.listed).toEqual([])
    expect(alternative).toEqual(today)
    const held = [...books.balances()].filter(({ account }) => account === 'redeemable')
    for (const { memberId, points } of held) expect(simulation.redeemableOf(memberId ?? '')).toBe(points)
    expect(today.liability).toBe(simulation.redeemable())
    expect(held.every(balance => balance.teamId === teamId)).toBe(true)
  })
})

describe('a changed policy', () => {
  const simulate = async (policy: SimulatedPolicy) => {
    const log = createMemoryLog()
    const ledger = createLedger({ log })
    const team = await createTestTeam(ledger, { name: 'evergreen', memberNames: ['Ann', 'Ben', 'Cleo'] })
    for (const points of [5, 20, 10])
      await settle(ledger, accepted(await team.give('Ann', ['Ben'], points)).events)
    return simulatePolicy(log, { teamId: team.teamId, policy, from, until })
  }

  it('refuses the shoutouts that a smaller allowance cannot pay, and credits nothing of them', async () => {
    const { today, alternative, refused } = await simulate({ allowance: { shoutoutPoints: 20 } })
    expect(today).toMatchObject({ given: 35, shoutouts: 3, liability: 35, peopleReached: 1 })
    expect(alternative).toMatchObject({ given: 15, shoutouts: 2, liability: 15, budget: 20 })
    expect(refused.counts.shoutout).toBe(1)
    expect(refused.listed).toMatchObject([{ kind: 'shoutout', points: 20, code: 'ALLOWANCE_EXHAUSTED' }])
  })

  it('refuses other amounts than a shoutout may give', async () => {
    const { alternative, refused } = await simulate({ shoutouts: { pointOptions: [5, 10] } })
    expect(alternative.given).toBe(15)
    expect(refused.listed).toMatchObject([{ points: 20, code: 'POINTS_NOT_AN_OPTION' }])
  })

  it('applies from an instant on', async () => {
    const later = addMilliseconds(until, -1)
    const log = createMemoryLog()
    const ledger = createLedger({ log })
    const team = await createTestTeam(ledger, { name: 'birch', memberNames: ['Ann', 'Ben'] })
    await settle(ledger, accepted(await team.give('Ann', ['Ben'], 20)).events)
    const policy = { allowance: { shoutoutPoints: 0 } }
    const result = await simulatePolicy(log, { teamId: team.teamId, policy, from: later, until })
    expect(result.alternative).toEqual(result.today)
    expect(result.alternative.liability).toBe(20)
  })
})

it.each([
  { allowance: { interval: 'WEEKLY', shoutoutPoints: 10 } },
  { spotAwards: { pointsMax: 5 } },
  { celebrations: { percent: 200 } },
  { expiry: { months: 1 } },
] satisfies SimulatedPolicy[])('the liability is what members hold (%j)', async policy => {
  const { log, teamId } = await createSimulatedHistory({ seed: 3, commands: 250 })
  const simulation = createPolicySimulation({ policy, from, until })
  for await (const batch of log.readAll()) for (const event of batch) simulation.observe(parseRecorded(event))
  const { alternative, today } = simulation.result()
  expect(alternative.liability).toBe(simulation.redeemable())
  expect(alternative.liability).toBeGreaterThanOrEqual(0)
  expect(alternative).not.toEqual(today)
  expect(await simulatePolicy(log, { teamId, policy, from, until })).toMatchObject({ alternative, today })
})
