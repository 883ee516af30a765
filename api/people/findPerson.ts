import { createDirectory, type Directory } from '@laurel/ledger/audit/directory.ts'
import { type FoundMember, findMembers } from '@laurel/ledger/audit/findMembers.ts'
import { findTeams } from '@laurel/ledger/audit/findTeams.ts'
import type { StreamPrefix } from '@laurel/ledger/handling/streams.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { lagOf } from '@laurel/ledger/log/lagOf.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { membersIdentifiedBy } from '@laurel/projections/people/members/membersIdentifiedBy.ts'
import { teamsIdentifiedBy } from '@laurel/projections/team/teams/teamsIdentifiedBy.ts'

type SearchedLog = Pick<EventLog, 'readAll' | 'readStream' | 'head'>

export type PersonSearch = {
  /** An e-mail address, the key of an import, or an id. */
  readonly wanted: string
  /** The name, id or external key of a team; left out, every team is searched. */
  readonly team: string | undefined
}

export type FoundPerson =
  | { readonly kind: 'found'; readonly person: FoundMember }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ambiguous'; readonly teamNames: readonly string[] }

/**
 * Finds the one member with an e-mail address, key or id. The result is 'unknown' without such a member, and 'ambiguous'
 * where several teams have one. Searches the whole log unless the read models are up to date.
 */
export const findPerson = async (
  { log, database }: { readonly log: SearchedLog; readonly database: Queryable },
  { wanted, team }: PersonSearch,
): Promise<FoundPerson> => {
  const directory = createDirectory()
  const teamIds = team === undefined ? undefined : await findTeamIds({ log, database }, directory, team)
  const called = await membersIdentifiedBy(database, wanted)
  const shown = called && (await isUpToDate(log, called, 'member-')) ? called.found : undefined
  const found = await findMembers(log, directory, { wanted, teamIds, shown })
  const [person, another] = found
  if (!person) return { kind: 'unknown' }
  if (!another) return { kind: 'found', person }
  for (const { teamId } of found) await findTeams(log, directory, teamId)
  return { kind: 'ambiguous', teamNames: found.map(({ teamId }) => directory.teamName(teamId)) }
}

const findTeamIds = async (
  { log, database }: { readonly log: SearchedLog; readonly database: Queryable },
  directory: Directory,
  team: string,
): Promise<readonly TeamId[]> => {
  const called = await teamsIdentifiedBy(database, team)
  return called && called.found.length > 0 && (await isUpToDate(log, called, 'team-'))
    ? called.found.map(({ teamId }) => teamId)
    : findTeams(log, directory, team)
}

/** Only read models that show every member, or every team, prove that no other one has the name. */
const isUpToDate = async (
  log: SearchedLog,
  { position }: { readonly position: number },
  kind: StreamPrefix,
): Promise<boolean> => !(await lagOf(log, position, { streamPrefixes: [kind] }, new Date())).isBehind
