import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { mayReceive } from '@laurel/ledger/members/profile/details.ts'
import { isSlackTrouble } from '../app/isSlackTrouble.ts'
import type { SlackCaller } from '../app/slackCaller.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import type { UserGroups } from './recipients.ts'

/** The user groups of a line. */
export type NamedGroups = {
  readonly groups: UserGroups
  /** The people of the groups who can't receive points. */
  readonly leftOutCount: number
}

/** More user groups in one line are not read. */
const groupsMax = 10

const groupReference = /<!subteam\^([A-Z0-9]+)/g

/** Reads who is in the user groups that a line names. A group that Slack does not show is left out. */
export const readUserGroups = async (
  laurel: Pick<SlackContext, 'ledger' | 'log'>,
  caller: SlackCaller,
  text: string,
): Promise<NamedGroups> => {
  const ids = [...new Set([...text.matchAll(groupReference)].flatMap(([, id]) => id ?? []))]
  const groups = new Map<string, readonly string[]>()
  const leftOut = new Set<string>()
  for (const id of ids.slice(0, groupsMax)) {
    const users = await usersOf(laurel, caller, id)
    if (users === undefined) continue
    const receivers = await receiversAmong(laurel, caller, users)
    groups.set(id, receivers)
    for (const user of users) if (!receivers.includes(user)) leftOut.add(user)
  }
  return { groups, leftOutCount: leftOut.size }
}

const usersOf = async (
  { log }: Pick<SlackContext, 'log'>,
  { client }: SlackCaller,
  id: string,
): Promise<readonly string[] | undefined> => {
  try {
    return (await client.usergroups.users.list({ usergroup: id })).users ?? []
  } catch (error) {
    if (!isSlackTrouble(error)) throw error
    log.warn({ err: error }, 'The people of a user group could not be read.')
    return undefined
  }
}

/** Apps, guests and former members are unknown or inactive in the ledger, so Slack is not asked about each person. */
const receiversAmong = async (
  { ledger }: Pick<SlackContext, 'ledger'>,
  { teamId }: SlackCaller,
  users: readonly string[],
): Promise<readonly string[]> => {
  const members = await Promise.all(users.map(user => ledger.member(teamId, memberIdOf(teamId, user))))
  return users.filter((_user, index) => {
    const member = members[index]
    return member?.kind === 'known' && member.isActive && mayReceive(member.details)
  })
}
