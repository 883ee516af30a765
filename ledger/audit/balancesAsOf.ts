import { ledgerStreamPrefixes, streamPrefixesOf } from '../handling/streams.ts'
import type { Instant } from '../kernel/instant.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { createBalancesFold } from './balancesFold.ts'
import type { Clock } from './clock.ts'
import { createDirectory } from './directory.ts'
import { type AuditedLog, findTeams } from './findTeams.ts'

export type BalancesRequest = {
  /** Id, name or external key; all teams when left out. */
  readonly team?: string | undefined
  /** Up to and including this instant; now when left out. */
  readonly asOf?: Instant | undefined
  readonly clock?: Clock
}

export type BalanceLine = {
  readonly team: string
  readonly account: string
  /** E-mail address or import key; empty for accounts of the team. */
  readonly member: string
  readonly points: number
}

/** Every account at an instant, from the log alone, sorted by team, account and member. */
export const balancesAsOf = async (
  log: AuditedLog,
  { team, asOf, clock = 'occurred' }: BalancesRequest = {},
): Promise<readonly BalanceLine[]> => {
  const fold = createBalancesFold({ asOf, clock })
  const directory = createDirectory()
  const wanted = team === undefined ? undefined : await findTeams(log, directory, team)
  if (wanted?.length === 0)
    throw new Error(`There is no team ${team}. Use its name, its id or its external key.`)
  const streamPrefixes = wanted?.flatMap(teamId => streamPrefixesOf(teamId)) ?? ledgerStreamPrefixes
  for await (const batch of log.readAll(undefined, { streamPrefixes })) {
    for (const recorded of batch) {
      const event = parseRecorded(recorded)
      directory.observe(event)
      fold.observe(event)
    }
  }
  return fold
    .balances()
    .filter(({ teamId }) => wanted?.includes(teamId) ?? true)
    .map(({ teamId, account, memberId, points }) => ({
      team: directory.teamName(teamId),
      account,
      member: memberId === null ? '' : directory.memberKey(memberId),
      points,
    }))
    .sort(byTeamAccountMember)
}

const byTeamAccountMember = (left: BalanceLine, right: BalanceLine): number =>
  compare(left.team, right.team) || compare(left.account, right.account) || compare(left.member, right.member)

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)
