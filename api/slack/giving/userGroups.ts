import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { recipientsMax } from '@laurel/ledger/members/limits.ts'
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

/** The people of groups may include many who can't receive points. More people are refused before they are looked up. */
const namedMax = 5 * recipientsMax

const membersAtOnce = 50

const groupReference = /<!subteam\^([A-Z0-9]+)/g

/**
 * Reads who is in the user groups that a line names. A group that Slack does not show is left out. Groups with too many
 * people are returned with all their people, which are too many for the line too.
 */
export const readUserGroups = async (
  laurel: Pick<SlackContext, 'ledger' | 'log'>,
  caller: SlackCaller,
  text: string,
): Promise<NamedGroups> => {
  const ids = [...new Set([...text.matchAll(groupReference)].flatMap(([, id]) => id ?? []))]
  const named = new Map<string, readonly string[]>()
  for (const id of ids.slice(0, groupsMax)) {
    const users = await usersOf(laurel, caller, id)
    if (users !== undefined) named.set(id, users)
  }
  const people = [...new Set([...named.values()].flat())]
  if (people.length > namedMax) return { groups: named, leftOutCount: 0 }
  const receivers = await receiversAmong(laurel, caller, people)
  const groups = new Map([...named].map(([id, users]) => [id, users.filter(user => receivers.has(user))]))
  return { groups, leftOutCount: people.length - receivers.size }
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
): Promise<ReadonlySet<string>> => {
  const receivers = new Set<string>()
  for (let start = 0; start < users.length; start += membersAtOnce) {
    const batch = users.slice(start, start + membersAtOnce)
    const members = await Promise.all(batch.map(user => ledger.member(teamId, memberIdOf(teamId, user))))
    for (const [index, user] of batch.entries()) {
      const member = members[index]
      if (member?.kind === 'known' && member.isActive && mayReceive(member.details)) receivers.add(user)
    }
  }
  return receivers
}
