import { userInfo } from 'node:os'
import type { FoundMember } from '@laurel/ledger/audit/findMembers.ts'
import type { Actor } from '@laurel/ledger/kernel/actor.ts'
import { CommandFailed } from './reportFailure.ts'

export const byDescription =
  'the member who does this: e-mail address, key of an import, or id; the account of the operating system when omitted'

/** The author of a command of the command line: a member of the team, or the account that runs it. */
export const operatorOf = async (
  program: string,
  by: string | undefined,
  /** Finds the members of the team with a name. */
  find: (wanted: string) => Promise<readonly FoundMember[]>,
): Promise<Actor> => {
  if (by === undefined) return { kind: 'system', id: `${program} by ${accountName()}` }
  const [member, another] = await find(by)
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
