import type { TeamId } from './ids.ts'

/**
 * The name of a stream: its kind, the team, and an id within the team, as in `member-<team>.<member>`. The team is
 * always part of it, so that an id of another team names a stream that does not exist. Names are in lower case.
 */
export const streamName = (kind: string, teamId: TeamId, key: readonly string[]): string =>
  `${kind}-${[teamId, ...key].join('.').toLowerCase()}`

/** Whether a stream belongs to a team, by its name. */
export const isStreamOf = (teamId: TeamId, stream: string): boolean => {
  const begin = stream.indexOf('-') + 1
  const end = begin + teamId.length
  const isWhole = end === stream.length || stream[end] === '.'
  return isWhole && teamId !== '' && begin > 1 && stream.startsWith(teamId, begin)
}
