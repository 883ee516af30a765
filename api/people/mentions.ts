import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { membersNamedIn } from '@laurel/projections/people/members/mentions.ts'

/** The longest message that an event holds. Ids are longer than names. */
const storedLengthMax = 3_000

const slackMention = /<@([UW][A-Z0-9]+)(?:\|[^<>]*)?>/g

const mentionOf = (memberId: MemberId): string => `<@${memberId}>`

export type StoreMentions = (teamId: TeamId, message: string) => Promise<string>

/**
 * Replaces mentions by the ids of their members, so that the message of one person holds no name of another: mentions of
 * Slack, and the names of members behind an `@`. A message that would become too long stays as it is.
 */
export const storeMentions =
  (database: Queryable): StoreMentions =>
  async (teamId, message) => {
    if (!message.includes('@')) return message
    let stored = message.replace(slackMention, (_whole, slackUserId: string) =>
      mentionOf(memberIdOf(teamId, slackUserId)),
    )
    for (const { memberId, name } of await membersNamedIn(database, teamId, stored))
      stored = stored.replace(behindAt(name), mentionOf(memberId))
    return stored.length > storedLengthMax ? message : stored
  }

const behindAt = (name: string): RegExp => new RegExp(`(?<!<)@${literally(name)}(?![\\p{L}\\p{N}])`, 'gu')

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

const storedMention = /<@([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})>/g

/** Replaces the ids of members in a stored message by their names of today. */
export const showMentions = async (
  message: string,
  nameOf: (memberId: MemberId) => Promise<string>,
): Promise<string> => {
  const ids = new Set([...message.matchAll(storedMention)].flatMap(([, id]) => id ?? []))
  const names = new Map<string, string>()
  for (const id of ids) names.set(id, await nameOf(id))
  return message.replace(storedMention, (_whole, id: string) => `@${names.get(id) ?? 'Someone'}`)
}
