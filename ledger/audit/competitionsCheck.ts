import { byType, type EventNamed } from '../handling/byType.ts'
import type { ChannelId, CompetitionId, EventId, MemberId, TeamId } from '../kernel/ids.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import type { Check } from './check.ts'
import { countedCompetition, type Expected, type People } from './competitions/countedCompetition.ts'
import type { DecidedCompetition } from './competitions/readCompetitions.ts'

type Counting = ReturnType<typeof countedCompetition> &
  Pick<DecidedCompetition, 'competitionId' | 'countedThrough'>

/**
 * Counts every competition again, up to the event that its decision names, and compares winners and paid members with
 * what is recorded. Prizes go to the winners, once. Memory grows with the shoutouts of one competition at a time.
 */
export const createCompetitionsCheck = (decided: readonly DecidedCompetition[]): Check => {
  const counting = new Map<TeamId, Counting[]>()
  const members = new Map<ChannelId, Set<MemberId>>()
  for (const competition of decided) {
    const { teamId, competitionId, countedThrough } = competition
    const ofTeam = counting.get(teamId) ?? []
    ofTeam.push({ ...countedCompetition(competition), competitionId, countedThrough })
    counting.set(teamId, ofTeam)
    for (const channelId of competition.channelIds) members.set(channelId, new Set())
  }
  const lastCounted = new Set<EventId>(decided.map(({ countedThrough }) => countedThrough))
  const gone = new Set<MemberId>()
  const expected = new Map<CompetitionId, Expected>()
  const prizes = new Map<CompetitionId, Set<MemberId>>()
  const people: People = {
    membersOf: channelId => members.get(channelId) ?? new Set(),
    isActive: memberId => !gone.has(memberId),
  }

  const each = (
    event: EventNamed<'ShoutoutGiven' | 'ShoutoutRecalled' | 'ShoutoutReinstated'>,
    count: (one: Counting) => void,
  ) => {
    for (const one of counting.get(event.metadata.teamId) ?? []) count(one)
    return undefined
  }

  const observe = byType<readonly string[] | undefined>({
    ShoutoutGiven: event => each(event, count => count.given(event)),
    ShoutoutRecalled: event => each(event, count => count.turned(event, -1)),
    ShoutoutReinstated: event => each(event, count => count.turned(event, 1)),
    MemberDeactivated: ({ data }) => void gone.add(data.memberId),
    MemberErased: ({ data }) => void gone.add(data.memberId),
    MemberReactivated: ({ data }) => void gone.delete(data.memberId),
    ChannelMembersChanged: ({ data: { channelId, joined, left } }) => {
      const inChannel = members.get(channelId)
      for (const memberId of joined) inChannel?.add(memberId)
      for (const memberId of left) inChannel?.delete(memberId)
      return undefined
    },
    CompetitionCompleted: event => {
      const { competitionId, award, memberIds, winners, counts } = event.data
      prizes.set(competitionId, new Set(award ? memberIds : []))
      const counted = expected.get(competitionId)
      expected.delete(competitionId)
      if (counts && counted) expected.set(competitionId, beyond(counted, { winners, memberIds }))
      return compare(event, counted)
    },
    CompetitionResultContinued: event => {
      const { competitionId, award, memberIds, winners } = event.data
      const owed = prizes.get(competitionId)
      if (award) for (const memberId of memberIds) owed?.add(memberId)
      const counted = expected.get(competitionId)
      if (counted) expected.set(competitionId, beyond(counted, { winners, memberIds }))
      return compareNamed(event, counted)
    },
    PrizeGranted: ({ id, data: { memberId, wonIn } }) => {
      if (wonIn.kind !== 'COMPETITION') return undefined
      const isOwed = prizes.get(wonIn.campaignId)?.delete(memberId) ?? false
      return isOwed
        ? undefined
        : [`PrizeGranted ${id} pays ${memberId}, who did not win ${wonIn.campaignId} or was paid before.`]
    },
  })

  /** What comes later does not count. */
  const close = (eventId: EventId): void => {
    for (const [teamId, ofTeam] of counting) {
      for (const one of ofTeam)
        if (one.countedThrough === eventId) expected.set(one.competitionId, one.expected(people))
      counting.set(
        teamId,
        ofTeam.filter(one => one.countedThrough !== eventId),
      )
    }
  }

  return {
    invariant: 'competitions as counted',
    observe: event => {
      const findings = observe(event) ?? []
      if (lastCounted.has(event.id)) close(event.id)
      return findings
    },
  }
}

/** What is left to name of a result. */
const beyond = (
  { standings, winners, memberIds }: Expected,
  named: Pick<Expected, 'winners' | 'memberIds'>,
): Expected => ({
  standings,
  winners: winners.slice(named.winners.length),
  memberIds: memberIds.slice(named.memberIds.length),
})

const compare = (
  event: EventNamed<'CompetitionCompleted'>,
  counted: Expected | undefined,
): readonly string[] => {
  const { id, data } = event
  const name = `${event.type} ${id}`
  if (!counted) return [`${name} does not follow the event ${data.countedThrough} that it counted through.`]
  const paid = data.award ? counted.memberIds.length : 0
  const { winners, members } = data.counts ?? {
    winners: data.winners.length,
    members: data.memberIds.length,
  }
  const findings = [
    ...(jsonEquals(data.standings, counted.standings) ? [] : [`${name} has other standings than the log.`]),
    ...(winners === counted.winners.length ? [] : [`${name} has other winners than the log.`]),
    ...(members === paid ? [] : [`${name} pays other members than won.`]),
    ...compareNamed(event, counted),
  ]
  return [...new Set(findings)]
}

/** Compares the winners and paid members of an event with the next ones of the count. */
const compareNamed = (
  { type, id, data }: EventNamed<'CompetitionCompleted' | 'CompetitionResultContinued'>,
  counted: Expected | undefined,
): readonly string[] => {
  const name = `${type} ${id}`
  if (!counted) return [`${name} does not continue a result.`]
  const winners = counted.winners.slice(0, data.winners.length)
  const paid = data.award ? counted.memberIds.slice(0, data.memberIds.length) : []
  return [
    ...(jsonEquals(data.winners, winners) ? [] : [`${name} has other winners than the log.`]),
    ...(jsonEquals(data.memberIds, paid) ? [] : [`${name} pays other members than won.`]),
  ]
}
