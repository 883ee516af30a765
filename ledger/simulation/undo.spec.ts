import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createReplay } from '../audit/replay.ts'
import { createLedger } from '../handling/createLedger.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { react } from '../processes/react.ts'
import { ClawBackPolicy } from '../teams/vocabulary.ts'
import { createTestAwards } from '../testing/testAwards.ts'
import { createTestTeam } from '../testing/testTeam.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { checkAtRest } from './checkAtRest.ts'

const people = ['Ann', 'Ben', 'Cleo'] as const
const person = fc.constantFrom(...people)
const policy = fc.constantFrom(...ClawBackPolicy.options)
const points = fc.integer({ min: 1, max: 40 })
const which = fc.nat(11)

/** What people, partners and workers may do next; `which` picks among the newest that are there by then. */
const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('give'),
      giver: person,
      recipients: fc.subarray([...people], { minLength: 2 }),
      points,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('recall'), which, policy }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('reinstate'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('award'),
      giver: person,
      recipients: fc.subarray([...people], { minLength: 2 }),
      points: fc.integer({ min: 0, max: 40 }),
      hasGift: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('recallAward'), which, policy }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('reinstateAward'), which }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('redeem'), member: person, points }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel'), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('adjust'),
      member: person,
      points: fc.integer({ min: -30, max: 30 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('nextPeriod'), member: person }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('react'), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reactToAll') }) },
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

const setUp = async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: [...people, 'Dan'] })
  const awards = createTestAwards(ledger, team)
  const replay = createReplay()
  const events: RecordedLedgerEvent[] = []
  const shoutouts: { readonly key: string; readonly giver: string }[] = []
  const given: { readonly key: string; readonly giver: string }[] = []
  const redemptions: string[] = []
  let acts = 0

  /** Reads on, and fails when something is broken that must always be true. */
  const look = async () => {
    for await (const batch of log.readAll(events.at(-1)?.position)) {
      for (const recorded of batch) {
        const event = parseRecorded(recorded)
        events.push(event)
        expect(replay.observe(event)).toEqual([])
      }
    }
  }
  const reactTo = async (event: RecordedLedgerEvent | undefined) => {
    if (event) await react(ledger, event)
    await look()
  }
  const perform = async (next: Act): Promise<unknown> => {
    acts += 1
    const key = `act ${acts}`
    switch (next.kind) {
      case 'give':
        shoutouts.push({ key, giver: next.giver })
        return await team.give(
          next.giver,
          next.recipients.filter(name => name !== next.giver),
          next.points,
          { key },
        )
      case 'recall': {
        const shoutout = newest(shoutouts, next.which)
        return (
          shoutout &&
          (await team.recall(shoutout.giver, shoutout.key, undefined, { act: key, policy: next.policy }))
        )
      }
      case 'reinstate': {
        const shoutout = newest(shoutouts, next.which)
        return shoutout && (await team.reinstate(shoutout.giver, shoutout.key, { act: key }))
      }
      case 'award':
        given.push({ key, giver: next.giver })
        return await awards.give(
          next.giver,
          next.recipients.filter(name => name !== next.giver),
          'Beacon',
          { key, points: next.points, gifts: next.hasGift ? [[{ type: 'POINTS', points: 5 }]] : [] },
        )
      case 'recallAward': {
        const award = newest(given, next.which)
        return award && (await awards.recall(award.giver, award.key, { act: key, policy: next.policy }))
      }
      case 'reinstateAward': {
        const award = newest(given, next.which)
        return award && (await awards.reinstate(award.giver, award.key, { act: key }))
      }
      case 'redeem':
        redemptions.push(key)
        return await team.redeem(next.member, key, next.points)
      case 'cancel': {
        const redemption = newest(redemptions, next.which)
        return redemption && (await team.cancel(redemption))
      }
      case 'adjust':
        return await team.adjust(next.member, next.points)
      case 'nextPeriod':
        return await team.resetAllowance(next.member, '2026-04-01', 100)
      case 'react':
        return await reactTo(events.at(-1 - next.which))
      case 'reactToAll':
        return await rest(newestFirst)
    }
  }
  /** Runs all reactions: first in the given order, such as the newest event first, then those that follow. */
  const rest = async (
    inOrder: (waiting: readonly RecordedLedgerEvent[]) => readonly RecordedLedgerEvent[],
  ) => {
    for (const event of inOrder([...events])) await reactTo(event)
    for (let place = 0; place < events.length; place += 1) await reactTo(events[place])
  }
  const balances = () =>
    [...replay.books.balances()]
      .filter(balance => balance.points !== 0)
      .map(balance => `${balance.account} ${balance.memberId}: ${balance.points}`)
      .sort()
  return { team, awards, replay, events, look, perform, rest, balances }
}

const newest = <Value>(values: readonly Value[], place: number): Value | undefined =>
  values.at(-1 - (place % Math.min(Math.max(values.length, 1), 3)))

const newestFirst = (events: readonly RecordedLedgerEvent[]) => events.toReversed()

describe('undoing, in any interleaving', () => {
  it('holds every invariant of the ledger at every step, and comes to rest', () =>
    fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 60, size: 'max' }), async story => {
        const { replay, team, events, look, perform, rest } = await setUp()
        await look()
        for (const next of story) {
          await perform(next)
          await look()
        }
        await rest(newestFirst)
        expect(replay.clearing.outstanding()).toEqual([])
        expect(replay.books.balanceOf(team.teamId, 'clearing')).toBe(0)
        checkAtRest(events, replay.books)
      }),
      { numRuns: 80, seed: 1 },
    ))

  it('brings every balance back when nothing else happened in between', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(act, { maxLength: 20, size: 'max' }),
        fc.array(policy, { minLength: 1, maxLength: 3 }),
        fc.uniqueArray(fc.record({ member: person, points }), { selector: ({ member }) => member }),
        fc.boolean(),
        async (story, policies, spent, isSettledBetween) => {
          const { team, awards, look, perform, rest, balances } = await setUp()
          await look()
          for (const next of story) await perform(next)
          await team.give('Dan', ['Ben', 'Cleo'], 20, { key: 'undone' })
          await awards.give('Dan', ['Ben', 'Ann'], 'Beacon', { key: 'undone award', points: 20 })
          await look()
          await rest(newestFirst)
          for (const { member, points: price } of spent) await team.redeem(member, `spent ${member}`, price)
          await look()
          await rest(newestFirst)
          const before = balances()
          for (const [index, clawBackPolicy] of policies.entries()) {
            await team.recall('Dan', 'undone', undefined, { act: `recall ${index}`, policy: clawBackPolicy })
            await awards.recall('Dan', 'undone award', {
              act: `recall award ${index}`,
              policy: clawBackPolicy,
            })
            if (isSettledBetween) await rest(newestFirst)
            await team.reinstate('Dan', 'undone', { act: `reinstate ${index}` })
            await awards.reinstate('Dan', 'undone award', { act: `reinstate award ${index}` })
            await look()
          }
          await rest(newestFirst)
          expect(balances()).toEqual(before)
        },
      ),
      { numRuns: 60, seed: 1 },
    ))

  it.each(['shoutout', 'award'] as const)(
    'takes no points that were earned elsewhere, however often the %s is recalled and given again, under any policies',
    kind =>
      fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 0, max: 40 }),
          fc.array(fc.record({ earned: points, policy }), { minLength: 1, maxLength: 3 }),
          async (spent, rounds) => {
            const { team, awards, look, rest, balances } = await setUp()
            const settled = async (done: Promise<unknown>) => {
              await done
              await look()
              await rest(newestFirst)
            }
            const pointsOfBen = (account: 'redeemable' | 'owed') =>
              Number(
                balances()
                  .find(line => line.startsWith(`${account} ${team.memberId('Ben')}`))
                  ?.split(': ')[1] ?? 0,
              )
            const recall = (name: string, clawBackPolicy: ClawBackPolicy) =>
              kind === 'award'
                ? awards.recall('Dan', 'undone', { act: name, policy: clawBackPolicy })
                : team.recall('Dan', 'undone', undefined, { act: name, policy: clawBackPolicy })
            const reinstate = (name: string) =>
              kind === 'award'
                ? awards.reinstate('Dan', 'undone', { act: name })
                : team.reinstate('Dan', 'undone', { act: name })
            await settled(
              kind === 'award'
                ? awards.give('Dan', ['Ben'], 'Beacon', { key: 'undone', points: 40 })
                : team.give('Dan', ['Ben'], 40, { key: 'undone' }),
            )
            if (spent > 0) await settled(team.redeem('Ben', 'spent', spent))
            await settled(recall('recall', 'absorb'))
            for (const [index, { earned, policy: clawBackPolicy }] of rounds.entries()) {
              const before = pointsOfBen('redeemable')
              await settled(reinstate(`reinstate ${index}`))
              await settled(team.give('Ann', ['Ben'], earned, { key: `earned ${index}` }))
              await settled(recall(`recall ${index}`, clawBackPolicy))
              // A second gift may exceed Ann's allowance.
              expect([before, before + earned]).toContain(pointsOfBen('redeemable'))
              expect(pointsOfBen('owed')).toBe(0)
            }
          },
        ),
        { numRuns: 30, seed: 1 },
      ),
  )
})
