import { createDirectory } from '@laurel/ledger/audit/directory.ts'
import { type FoundMember, findMembers } from '@laurel/ledger/audit/findMembers.ts'
import { findTeams } from '@laurel/ledger/audit/findTeams.ts'
import { lagOf } from '@laurel/ledger/log/lagOf.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import {
  type IdentifiedMembers,
  membersIdentifiedBy,
} from '@laurel/projections/people/members/membersIdentifiedBy.ts'

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
  const teamIds = team === undefined ? undefined : await findTeams(log, directory, team)
  const called = await membersIdentifiedBy(database, wanted)
  const shown = called && (await isUpToDate(log, called)) ? called.found : undefined
  const found = await findMembers(log, directory, { wanted, teamIds, shown })
  const [person, another] = found
  if (!person) return { kind: 'unknown' }
  if (!another) return { kind: 'found', person }
  for (const { teamId } of found) await findTeams(log, directory, teamId)
  return { kind: 'ambiguous', teamNames: found.map(({ teamId }) => directory.teamName(teamId)) }
}

/** Only read models that show every member prove that no other member has the name. */
const isUpToDate = async (log: SearchedLog, { position }: IdentifiedMembers): Promise<boolean> =>
  !(await lagOf(log, position, { streamPrefixes: ['member-'] }, new Date())).isBehind
