import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Message } from '../../slack/announcements/messages/message.ts'
import { speechToMember } from '../../slack/speech/slackSpeech.ts'
import { readTeamStats } from '../readInsights.ts'
import { readReportScope } from '../reportScope.ts'
import { rhythmsOf, type StoredMessage } from '../subscriptions/subscriptionRows.ts'
import { summaryMessage } from './summaryMessage.ts'

type SummaryDependencies = {
  readonly database: Queryable
  readonly ledger: Pick<Ledger, 'team' | 'member'>
  readonly origin: string
}

/** The summary of a period, limited to what the person may see when it is sent; undefined if they want or may see none. */
export const summaryOf = async (
  { database, ledger, origin }: SummaryDependencies,
  about: StoredMessage,
): Promise<Message | undefined> => {
  const { teamId, memberId, rhythm, start, end } = about
  const [team, member] = await Promise.all([ledger.team(teamId), ledger.member(teamId, memberId)])
  if (team.kind === 'unknown' || member.kind === 'unknown' || !member.isActive) return undefined
  const wanted = await rhythmsOf(database, { teamId, memberId })
  if (!wanted.includes(rhythm)) return undefined
  const { isAdmin } = member
  const scope = await readReportScope(database, { teamId, memberId, isAdmin }, {})
  if (typeof scope === 'string') return undefined
  const timeZone = member.profile.timeZone ?? team.timeZone
  const stats = await readTeamStats(database, { teamId, scope, days: { start, end }, timeZone })
  // The page of a lead's own people, where they have nothing else.
  const isLeadAlone =
    scope.kind === 'people' && scope.people.segmentIds?.length === 0 && scope.channelIds.length === 0
  const page = isLeadAlone ? '/reporting/summary' : '/reporting'
  return summaryMessage(speechToMember(team, member), {
    about,
    stats,
    address: `${origin}${page}?dateRange=${start},${end}`,
  })
}
