import { userInfo } from 'node:os'
import { createDirectory } from '@laurel/ledger/audit/directory.ts'
import { findMembers } from '@laurel/ledger/audit/findMembers.ts'
import type { Actor } from '@laurel/ledger/kernel/actor.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { CommandFailed } from './reportFailure.ts'

export const byDescription =
  'the member who does this: e-mail address, key of an import, or id; the account of the operating system when omitted'

/** The author of a command of the command line: a member of the team, or the account that runs it. */
export const operatorOf = async (
  log: Pick<EventLog, 'readAll' | 'readStream'>,
  program: string,
  teamId: TeamId,
  by: string | undefined,
): Promise<Actor> => {
  if (by === undefined) return { kind: 'system', id: `${program} by ${accountName()}` }
  const [member, another] = await findMembers(log, createDirectory(), { wanted: by, teamIds: [teamId] })
  if (!member || another) throw new CommandFailed(`--by: no single member of the team is known as ${by}.`)
  return { kind: 'member', id: member.memberId }
}

/** A container may run under a number without a name. */
const accountName = (): string => {
  try {
    return userInfo().username
  } catch {
    return `account ${process.getuid?.() ?? 'unknown'}`
  }
}
