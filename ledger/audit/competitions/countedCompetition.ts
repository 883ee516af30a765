import type { Standing } from '../../competitions/events.ts'
import { standingsMax } from '../../competitions/vocabulary.ts'
import type { EventNamed } from '../../handling/byType.ts'
import type { ChannelId, MemberId, ShoutoutId } from '../../kernel/ids.ts'
import type { DecidedCompetition } from './readCompetitions.ts'

/** Who is active, and who is in a channel. */
export type People = {
  readonly membersOf: (channelId: ChannelId) => ReadonlySet<MemberId>
  readonly isActive: (memberId: MemberId) => boolean
}

export type Expected = {
  readonly standings: readonly Standing[]
  readonly winners: readonly Standing[]
  readonly memberIds: readonly MemberId[]
}

type Turn = EventNamed<'ShoutoutGiven' | 'ShoutoutRecalled' | 'ShoutoutReinstated'>['data']

type CountedCompetition = Pick<DecidedCompetition, 'type' | 'metric' | 'channelIds' | 'startsAt' | 'endsAt'>

/** Counts one competition from the log. Memory grows with its shoutouts, since a recall does not name their time. */
export const countedCompetition = (competition: CountedCompetition) => {
  const { type, metric, channelIds, startsAt, endsAt } = competition
  const scores = new Map<string, number>()
  const channelOf = new Map<ShoutoutId, ChannelId>()

  const add = ({ recipientIds, pointsEach }: Turn, channelId: ChannelId, times: 1 | -1): void => {
    const each = (metric === 'POINTS' ? pointsEach : 1) * times
    for (const recipientId of recipientIds) {
      const id = type === 'PVP' ? recipientId : channelId
      scores.set(id, (scores.get(id) ?? 0) + each)
    }
  }

  const ranked = ({ membersOf, isActive }: People): Standing[] => {
    const members = type === 'PVP' ? membersOf(channelIds[0] ?? '') : undefined
    return Array.from(scores, ([id, score]) => ({ id, score }))
      .filter(({ id, score }) => score > 0 && (members === undefined || (members.has(id) && isActive(id))))
      .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
  }

  return {
    given: ({ data, metadata: { occurredAt } }: EventNamed<'ShoutoutGiven'>): void => {
      const { channelId, shoutoutId } = data
      if (channelId === null || !channelIds.includes(channelId)) return
      if (occurredAt < startsAt || occurredAt >= endsAt) return
      channelOf.set(shoutoutId, channelId)
      add(data, channelId, 1)
    },
    turned: ({ data }: EventNamed<'ShoutoutRecalled' | 'ShoutoutReinstated'>, times: 1 | -1): void => {
      const channelId = channelOf.get(data.shoutoutId)
      if (channelId !== undefined) add(data, channelId, times)
    },
    expected: (people: People): Expected => {
      const all = ranked(people)
      const winners = all.filter(({ score }) => score === all[0]?.score)
      const won = winners.map(({ id }) => id)
      const paid = type === 'PVP' ? won : won.flatMap(id => [...people.membersOf(id)].filter(people.isActive))
      return { standings: all.slice(0, standingsMax), winners, memberIds: [...new Set(paid)].sort() }
    },
  }
}
