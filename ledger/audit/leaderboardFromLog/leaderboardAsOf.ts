import { streamPrefixesOf } from '../../handling/streams.ts'
import type { ChannelId, TeamId } from '../../kernel/ids.ts'
import type { Instant } from '../../kernel/instant.ts'
import type { Points } from '../../kernel/points.ts'
import { parseRecorded } from '../../vault/parseRecorded.ts'
import { channelTitlesOf } from '../channelTitles.ts'
import type { Clock } from '../clock.ts'
import { createDirectory, type Directory } from '../directory.ts'
import { type AuditedLog, findTeams } from '../findTeams.ts'
import { createLeaderboardFold, type LeaderboardSide, type Standing } from './leaderboardFold.ts'
import { ranked } from './ranked.ts'

export type LeaderboardQuestion = {
  /** The id, name or external key of a team. Without it all teams are ranked, each by itself. */
  readonly team?: string | undefined
  /** Id or title of a channel; recognition of any channel, and of none, when left out. */
  readonly channel?: string | undefined
  readonly by?: LeaderboardSide
  /** From this instant on; from the first event when left out. */
  readonly from?: Instant | undefined
  /** Up to and including this instant; now when left out. */
  readonly asOf?: Instant | undefined
  readonly clock?: Clock
}

export type LeaderboardLine = {
  readonly team: string
  readonly rank: number
  /** E-mail address or import key. */
  readonly member: string
  readonly points: Points
  readonly shoutouts: number
}

/** Ranks the members of teams by shoutouts received or given as of an instant, from the log alone. */
export const leaderboardAsOf = async (
  log: AuditedLog,
  { team, channel, by = 'received', clock = 'occurred', from, asOf }: LeaderboardQuestion = {},
): Promise<readonly LeaderboardLine[]> => {
  const directory = createDirectory()
  const { teamIds, channelIds } = await askedFor(log, directory, { team, channel })
  const fold = createLeaderboardFold({ by, clock, from, asOf, channelIds })
  const streamPrefixes =
    team === undefined ? ['member-'] : teamIds.flatMap(teamId => streamPrefixesOf(teamId, ['member-']))
  for await (const batch of log.readAll(undefined, { streamPrefixes })) {
    for (const recorded of batch) {
      const event = parseRecorded(recorded)
      directory.observe(event)
      fold.observe(event)
    }
  }
  return teamIds
    .map(teamId => ({ team: directory.teamName(teamId), standings: fold.standings(teamId) }))
    .sort((left, right) => (left.team < right.team ? -1 : 1))
    .flatMap(({ team, standings }) => linesOf(team, standings, directory))
}

const linesOf = (
  team: string,
  standings: readonly Standing[],
  directory: Directory,
): readonly LeaderboardLine[] =>
  ranked(
    standings
      // Points sent to an unknown recipient are a dead letter: they belong to no member.
      .filter(({ memberId }) => directory.externalKey(memberId) !== undefined)
      .map(standing => ({ ...standing, name: directory.memberKey(standing.memberId) })),
  ).map(({ rank, name, points, shoutouts }) => ({ team, rank, member: name, points, shoutouts }))

/** Which teams and channels are meant. Throws a sentence for people when there are none. */
const askedFor = async (
  log: AuditedLog,
  directory: Directory,
  { team, channel }: Pick<LeaderboardQuestion, 'team' | 'channel'>,
): Promise<{
  readonly teamIds: readonly TeamId[]
  readonly channelIds: ReadonlySet<ChannelId> | undefined
}> => {
  const wanted = await findTeams(log, directory, team)
  if (wanted.length === 0 && team !== undefined)
    throw new NameNotFound(`There is no team ${team}. Use its name, its id or its external key.`)
  if (channel === undefined) return { teamIds: wanted, channelIds: undefined }
  const channelIds = [...(await channelTitlesOf(log, team === undefined ? 'all' : wanted))]
    .filter(([id, title]) => id === channel || title === channel)
    .map(([id]) => id)
  if (channelIds.length === 0)
    throw new NameNotFound(`There is no channel ${channel}. Use its title, such as #general, or its id.`)
  return { teamIds: wanted, channelIds: new Set(channelIds) }
}

/** The name of a team or of a channel leads nowhere. */
export class NameNotFound extends Error {}
