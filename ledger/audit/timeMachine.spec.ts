import { describe, expect, it } from 'vitest'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { Ledger } from '../handling/ledger.ts'
import type { MemberAccount } from '../kernel/account.ts'
import type { MemberId, ShoutoutId, TeamId } from '../kernel/ids.ts'
import { addMilliseconds, type Instant } from '../kernel/instant.ts'
import { sumPoints } from '../kernel/points.ts'
import { createDebtors } from '../simulation/debtors.ts'
import { createSimulatedHistory } from '../simulation/simulatedHistory.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { balancesAsOf } from './balancesAsOf.ts'
import { createBalancesFold } from './balancesFold.ts'
import { postingsOf } from './books.ts'
import { type Clock, instantOn } from './clock.ts'
import { leaderboardAsOf } from './leaderboardFromLog/leaderboardAsOf.ts'
import {
  createLeaderboardFold,
  type LeaderboardSide,
  leaderboardSides,
} from './leaderboardFromLog/leaderboardFold.ts'
import { asOfRequest, createLiabilityFold } from './liability/liabilityPack.ts'
import { readLiability } from './liability/readLiability.ts'

const questions = 1000
type Balance = Readonly<Record<MemberAccount, number>>

/** What a member has, what is owed to all of them, and where the member stands among those who received or gave. */
type Answer = {
  readonly balance: Balance
  readonly liability: number
  readonly received: string
  readonly given: string
}

type Snapshot = { readonly instant: Instant; readonly answers: ReadonlyMap<MemberId, Answer> }

type GivenEvent = Extract<RecordedLedgerEvent, { type: 'ShoutoutGiven' }>

/** `25 points in 2 shoutouts`, by counting whole shoutouts one by one. */
const standing = (shoutouts: readonly GivenEvent[], by: LeaderboardSide, memberId: MemberId): string => {
  const own = shoutouts.filter(({ data }) =>
    by === 'given' ? data.giverId === memberId : data.recipientIds.includes(memberId),
  )
  const points = own.map(({ data }) => data.pointsEach * (by === 'given' ? data.recipientIds.length : 1))
  return `${sumPoints(points)} points in ${own.length} shoutouts`
}

/** The shoutouts that hold after some events: recalled never, or given again as often. */
const holding = (events: readonly RecordedLedgerEvent[]): readonly GivenEvent[] => {
  const recalls = new Map<ShoutoutId, number>()
  for (const { type, data } of events) {
    if (type !== 'ShoutoutRecalled' && type !== 'ShoutoutReinstated') continue
    const change = type === 'ShoutoutRecalled' ? 1 : -1
    recalls.set(data.shoutoutId, (recalls.get(data.shoutoutId) ?? 0) + change)
  }
  return events.flatMap(event =>
    event.type === 'ShoutoutGiven' && (recalls.get(event.data.shoutoutId) ?? 0) <= 0 ? [event] : [],
  )
}

const teamOf = (events: readonly RecordedLedgerEvent[], memberId: MemberId): TeamId | undefined =>
  events.find(event => event.type === 'MemberAdded' && event.data.memberId === memberId)?.metadata.teamId

/** What the rules themselves would decide on at this moment, and the shoutouts that are not recalled so far. */
const takeSnapshot = async (
  ledger: Ledger,
  instant: Instant,
  events: readonly RecordedLedgerEvent[],
): Promise<Snapshot> => {
  const added = events.flatMap(event => (event.type === 'MemberAdded' ? [event] : []))
  const members = await Promise.all(
    added.map(({ data, metadata }) => ledger.member(metadata.teamId, data.memberId)),
  )
  const known = members.flatMap(member => (member.kind === 'known' ? [member] : []))
  const colleagues = (memberId: MemberId) =>
    known.filter(other => teamOf(events, other.memberId) === teamOf(events, memberId))
  const shoutouts = holding(events)
  const answers = known.map(({ memberId, redeemable, owed, allowances }): [MemberId, Answer] => [
    memberId,
    {
      balance: {
        redeemable,
        owed,
        'allowance:shoutout': allowances.shoutout.points,
        'allowance:award': allowances.award.points,
      },
      liability: sumPoints(colleagues(memberId).map(colleague => colleague.redeemable)),
      received: standing(shoutouts, 'received', memberId),
      given: standing(shoutouts, 'given', memberId),
    },
  ])
  return { instant, answers: new Map(answers) }
}

/** Counts again, as plainly as can be, over the events that an instant knows of. */
const countAnew = (events: readonly RecordedLedgerEvent[], memberId: MemberId, teamId: TeamId): Answer => {
  const postings = events
    .filter(({ metadata }) => metadata.teamId === teamId)
    .flatMap(({ data }) => ('postings' in data ? data.postings : []))
  const sum = (account: string, isAskedFor: (owner: MemberId) => boolean): number =>
    sumPoints(
      postings
        .filter(posting => posting.account === account && 'member' in posting && isAskedFor(posting.member))
        .map(({ points }) => points),
    )
  const own = (account: string) => sum(account, owner => owner === memberId)
  const shoutouts = holding(events)
  return {
    balance: {
      redeemable: own('redeemable'),
      owed: own('owed'),
      'allowance:shoutout': own('allowance:shoutout'),
      'allowance:award': own('allowance:award'),
    },
    liability: sum('redeemable', () => true),
    received: standing(shoutouts, 'received', memberId),
    given: standing(shoutouts, 'given', memberId),
  }
}

/** A living team: recalls, corrections, redemptions, imports of what happened long ago; a snapshot at every moment. */
const setUp = async () => {
  const events: RecordedLedgerEvent[] = []
  const snapshots: Snapshot[] = []
  let debtors: Awaited<ReturnType<typeof createDebtors>> | undefined
  const history = await createSimulatedHistory({
    seed: 23,
    commands: 300,
    memberCount: 8,
    onSettled: async (log, instant, ledger) => {
      debtors ??= await createDebtors(ledger)
      if (snapshots.length % 5 === 0) await debtors.next(instant)
      for await (const batch of log.readAll(events.at(-1)?.position)) events.push(...batch.map(parseRecorded))
      snapshots.push(await takeSnapshot(ledger, instant, events))
    },
  })
  const memberIds = [...(snapshots.at(-1)?.answers.keys() ?? [])]
  return { ...history, events, snapshots, memberIds }
}

const history = await setUp()

/** Some time between a little before the first event and a little after the last one, or exactly a moment of one. */
const anyMoment = (clock: Clock): Instant => {
  const { random, events, startsAt, endsAt } = history
  const margin = 24 * 60 * 60 * 1000
  const length = Date.parse(endsAt) - Date.parse(startsAt) + 2 * margin
  return random.chance(0.2)
    ? instantOn(random.pick(events), clock)
    : addMilliseconds(startsAt, random.below(length) - margin)
}

const askTheTimeMachine = (asOf: Instant, clock: Clock, memberId: MemberId): Answer => {
  const { events } = history
  const teamId = teamOf(events, memberId)
  if (teamId === undefined) throw new Error(`No member has the id ${memberId}.`)
  const balances = createBalancesFold({ asOf, clock })
  const liability = createLiabilityFold(asOfRequest(teamId, asOf, clock))
  const boards = {
    received: createLeaderboardFold({ by: 'received', clock, asOf }),
    given: createLeaderboardFold({ by: 'given', clock, asOf }),
  }
  for (const event of events)
    for (const fold of [balances, liability, boards.received, boards.given]) fold.observe(event)
  const held = new Map(
    balances
      .balances()
      .filter(balance => balance.memberId === memberId)
      .map(({ account, points }) => [String(account), points]),
  )
  const placeIn = (by: LeaderboardSide): string => {
    const found = boards[by].standings(teamId).find(line => line.memberId === memberId)
    return `${found?.points ?? 0} points in ${found?.shoutouts ?? 0} shoutouts`
  }
  return {
    balance: {
      redeemable: held.get('redeemable') ?? 0,
      owed: held.get('owed') ?? 0,
      'allowance:shoutout': held.get('allowance:shoutout') ?? 0,
      'allowance:award': held.get('allowance:award') ?? 0,
    },
    liability: liability.pack().closing,
    received: placeIn('received'),
    given: placeIn('given'),
  }
}

const nothing: Answer = {
  balance: { redeemable: 0, owed: 0, 'allowance:shoutout': 0, 'allowance:award': 0 },
  liability: 0,
  received: '0 points in 0 shoutouts',
  given: '0 points in 0 shoutouts',
}

describe(`the time machine, asked for ${questions} random instants and members`, { timeout: 30_000 }, () => {
  it('has a history with everything in it that makes it hard', () => {
    const { events } = history
    const types = new Set(events.map(({ type }) => type))
    for (const type of [
      'ShoutoutRecalled',
      'ShoutoutReinstated',
      'ShoutoutClawedBack',
      'PointsAdjusted',
      'RedemptionRefunded',
    ])
      expect(types).toContain(type)
    const imported = events.filter((event, index) =>
      events.slice(0, index).some(before => before.metadata.occurredAt > event.metadata.occurredAt),
    )
    expect(imported.length).toBeGreaterThan(20)
    const debts = events.flatMap(postingsOf).filter(({ account }) => account === 'owed')
    expect(debts.length).toBeGreaterThan(0)
  })

  it('answers by the recorded clock what a snapshot showed then', () => {
    const { random, snapshots, memberIds } = history
    for (let question = 0; question < questions; question += 1) {
      const asOf = anyMoment('recorded')
      const memberId = random.pick(memberIds)
      const shown = snapshots.findLast(({ instant }) => instant <= asOf)?.answers.get(memberId) ?? nothing
      expect({ asOf, ...askTheTimeMachine(asOf, 'recorded', memberId) }).toEqual({ asOf, ...shown })
    }
  })

  it('answers by the occurred clock what a plain count of what had happened says', () => {
    const { random, events, memberIds } = history
    for (let question = 0; question < questions; question += 1) {
      const asOf = anyMoment('occurred')
      const memberId = random.pick(memberIds)
      const counted = countAnew(
        events.filter(({ metadata }) => metadata.occurredAt <= asOf),
        memberId,
        teamOf(events, memberId) ?? '',
      )
      expect({ asOf, ...askTheTimeMachine(asOf, 'occurred', memberId) }).toEqual({ asOf, ...counted })
    }
  })

  it('counts no shoutout of a leaderboard before its period began', () => {
    const { random, events, teamId, memberIds } = history
    for (let question = 0; question < questions / 4; question += 1) {
      const clock = random.pick(['occurred', 'recorded'] as const)
      const by = random.pick(leaderboardSides)
      const [from = '', asOf = ''] = [anyMoment(clock), anyMoment(clock)].sort()
      const fold = createLeaderboardFold({ by, clock, from, asOf })
      for (const event of events) fold.observe(event)
      const inPeriod = holding(events.filter(event => instantOn(event, clock) <= asOf)).filter(
        event => instantOn(event, clock) >= from,
      )
      const counted = memberIds
        .filter(memberId => teamOf(events, memberId) === teamId)
        .map(memberId => `${memberId}: ${standing(inPeriod, by, memberId)}`)
        .filter(line => !line.endsWith(' 0 shoutouts'))
      const lines = fold
        .standings(teamId)
        .map(({ memberId, points, shoutouts }) => `${memberId}: ${points} points in ${shoutouts} shoutouts`)
      expect(lines.sort()).toEqual(counted.sort())
    }
  })

  it('tells the same when it reads the log by itself', async () => {
    const { log, teamId, random, events } = history
    for (const clock of ['occurred', 'recorded'] as const) {
      const asOf = instantOn(random.pick(events), clock)
      const by = random.pick(leaderboardSides)
      const board = await leaderboardAsOf(log, { team: teamId, by, clock, asOf })
      const fold = createLeaderboardFold({ by, clock, asOf })
      for (const event of events) fold.observe(event)
      expect(board.map(({ points }) => points)).toEqual(
        fold
          .standings(teamId)
          .map(({ points }) => points)
          .sort((left, right) => right - left),
      )
      const { pack } = await readLiability(log, asOfRequest(teamId, asOf, clock))
      const { closing } = pack
      const lines = await balancesAsOf(log, { team: teamId, asOf, clock })
      const owed = lines.filter(({ account }) => account === 'redeemable').map(({ points }) => points)
      expect(closing).toBe(sumPoints(owed))
    }
  })
})
