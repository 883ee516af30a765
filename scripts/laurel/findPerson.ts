import { createDirectory } from '@laurel/ledger/audit/directory.ts'
import { type FoundMember, findMembers } from '@laurel/ledger/audit/findMembers.ts'
import { findTeams } from '@laurel/ledger/audit/findTeams.ts'
import { lagOf } from '@laurel/ledger/log/lagOf.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { type MembersCalled, membersCalled } from '@laurel/projections/people/members/membersCalled.ts'
import { askReadModels } from './askReadModels.ts'
import { CommandFailed } from './reportFailure.ts'

type SearchedLog = Pick<EventLog, 'readAll' | 'readStream' | 'head'>

/** The only member with an e-mail address, the key of an import, or an id. Throws a message for the user otherwise. */
export const findPerson = async (
  { log, databaseUrl }: { readonly log: SearchedLog; readonly databaseUrl: string },
  wanted: string,
  team: string | undefined,
): Promise<FoundMember> => {
  const directory = createDirectory()
  const teamIds = team === undefined ? undefined : await findTeams(log, directory, team)
  const called = await askReadModels(databaseUrl, database => membersCalled(database, wanted))
  const shown = called && (await isUpToDate(log, called)) ? called.found : undefined
  const found = await findMembers(log, directory, { wanted, teamIds, shown })
  const [person, another] = found
  if (!person)
    throw new CommandFailed(
      `There is no member ${wanted}${team ? ` in team ${team}` : ''}. Use an e-mail address, the key of an import, or an id.`,
    )
  if (!another) return person
  for (const { teamId } of found) await findTeams(log, directory, teamId)
  const names = found.map(({ teamId }) => directory.teamName(teamId)).join(', ')
  throw new CommandFailed(`${wanted} is known in several teams. Name one with --team: ${names}.`)
}

/** Waits for the read models, because one that is behind could miss another member of that name. */
const isUpToDate = async (log: SearchedLog, { position }: MembersCalled): Promise<boolean> =>
  !(await lagOf(log, position, { streamPrefixes: ['member-'] }, new Date())).isBehind
