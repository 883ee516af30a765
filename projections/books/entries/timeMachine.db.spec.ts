import { createBooks } from '@laurel/ledger/audit/books.ts'
import {
  createLeaderboardFold,
  leaderboardSides,
} from '@laurel/ledger/audit/leaderboardFromLog/leaderboardFold.ts'
import { ranked } from '@laurel/ledger/audit/leaderboardFromLog/ranked.ts'
import { asOfRequest, createLiabilityFold } from '@laurel/ledger/audit/liability/liabilityPack.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { type MemberAccount, memberAccounts } from '@laurel/ledger/kernel/account.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { createSimulatedHistory } from '@laurel/ledger/simulation/simulatedHistory.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import { expect, it } from 'vitest'
import { createProjections } from '../../engine/createProjections.ts'
import { leaderboardAsOf } from '../../reports/leaderboard.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { liabilityAsOf } from '../liability/liabilityAsOf.ts'
import { memberBalanceAsOf } from './memberBalanceAsOf.ts'

type Balance = Record<MemberAccount, number>
type Snapshot = { readonly instant: Instant; readonly balances: ReadonlyMap<MemberId, Balance> }

const nothing: Balance = { redeemable: 0, owed: 0, 'allowance:shoutout': 0, 'allowance:award': 0 }

/** Folds in memory and answers what every member has, whenever it is asked. */
const createCamera = () => {
  const books = createBooks()
  const memberIds = new Set<MemberId>()
  return {
    see: (event: RecordedLedgerEvent) => {
      books.add(event)
      if (event.type === 'MemberAdded') memberIds.add(event.data.memberId)
    },
    shoot: (instant: Instant, teamId: string): Snapshot => {
      const balances = new Map<MemberId, Balance>()
      for (const memberId of memberIds) {
        const balance = { ...nothing }
        for (const account of memberAccounts) balance[account] = books.balanceOf(teamId, account, memberId)
        balances.set(memberId, balance)
      }
      return { instant, balances }
    },
    memberIds,
  }
}

/** A simulated year with a snapshot after every command, as the log took it and, told afterwards, as it happened. */
const setUp = async () => {
  const live = createCamera()
  const recorded: Snapshot[] = []
  const events: RecordedLedgerEvent[] = []
  const history = await createSimulatedHistory({
    seed: 11,
    commands: 400,
    memberCount: 8,
    onSettled: async (log, instant) => {
      for await (const batch of log.readAll(events.at(-1)?.position)) {
        for (const event of batch.map(parseRecorded)) {
          events.push(event)
          live.see(event)
        }
      }
      const [first] = events
      if (first) recorded.push(live.shoot(instant, first.metadata.teamId))
    },
  })
  const retold = createCamera()
  const occurred = [...events]
    .sort((left, right) => (left.metadata.occurredAt < right.metadata.occurredAt ? -1 : 1))
    .map(event => {
      retold.see(event)
      return retold.shoot(event.metadata.occurredAt, history.teamId)
    })
  return { ...history, events, snapshots: { recorded, occurred }, memberIds: [...live.memberIds] }
}

const project = async (log: Awaited<ReturnType<typeof setUp>>['log']) => {
  const { url, database } = await openTestDatabase()
  const projections = createProjections({ log, databaseUrl: url })
  await projections.start()
  const isReached = await projections.waitForPosition(await log.head(), 30_000)
  await projections.stop()
  if (!isReached) throw new Error(`The read models lag: ${JSON.stringify(await projections.lag())}`)
  return database
}

const history = await setUp()
const database = await project(history.log)

it.each(['recorded', 'occurred'] as const)(
  'the balance of a member as of 1,000 random instants is what a snapshot showed then (%s clock)',
  async clock => {
    const { snapshots, memberIds, teamId, random, startsAt, endsAt } = history
    const length = Date.parse(endsAt) - Date.parse(startsAt) + 2 * 24 * 60 * 60 * 1000
    for (let question = 0; question < 1000; question += 1) {
      const memberId = random.pick(memberIds)
      const asOf = random.chance(0.2)
        ? random.pick(snapshots[clock]).instant
        : addMilliseconds(startsAt, random.below(length))
      const snapshot = snapshots[clock].findLast(({ instant }) => instant <= asOf)
      const shown = snapshot?.balances.get(memberId) ?? nothing
      expect(await memberBalanceAsOf(database, teamId, memberId, asOf, clock)).toEqual(shown)
    }
  },
)

/** Any two moments of a history, the earlier one first. */
const anyPeriod = (): readonly [Instant, Instant] => {
  const { random, startsAt, endsAt } = history
  const anyInstant = () => addMilliseconds(startsAt, random.below(Date.parse(endsAt) - Date.parse(startsAt)))
  const [first, second] = [anyInstant(), anyInstant()]
  return first < second ? [first, second] : [second, first]
}

it.each(['recorded', 'occurred'] as const)(
  'the liability as of random instants, and of periods, is what the audit makes of the log (%s clock)',
  async clock => {
    const { events, teamId } = history
    for (let question = 0; question < 20; question += 1) {
      const [from, until] = anyPeriod()
      for (const request of [asOfRequest(teamId, until, clock), { teamId, from, until, clock }]) {
        const audited = createLiabilityFold(request)
        for (const event of events) audited.observe(event)
        expect(await liabilityAsOf(database, request)).toEqual(audited.pack())
      }
    }
  },
)

it.each(['recorded', 'occurred'] as const)(
  'the leaderboard as of random instants, and of periods, is what the audit makes of the log (%s clock)',
  async clock => {
    const { events, teamId, random } = history
    for (let question = 0; question < 40; question += 1) {
      const [from, asOf] = anyPeriod()
      const by = random.pick(leaderboardSides)
      for (const request of [
        { by, clock, asOf },
        { by, clock, asOf, from },
      ]) {
        const audited = createLeaderboardFold(request)
        for (const event of events) audited.observe(event)
        const expected = ranked(
          audited.standings(teamId).map(line => ({ ...line, name: nameOf(line.memberId), pictureUrl: null })),
        )
        const { rows, total } = await leaderboardAsOf(database, teamId, request)
        expect(rows).toEqual(expected)
        expect(total).toBe(expected.length)
      }
    }
  },
)

const nameOf = (memberId: MemberId): string => {
  for (const event of history.events)
    if (event.type === 'MemberAdded' && event.data.memberId === memberId) return event.data.profile.name
  throw new Error(`No member has the id ${memberId}.`)
}
