import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { membersNamed } from '@laurel/projections/people/members/mentions.ts'

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
    const names = namesBehindAt(stored)
    if (names.length === 0) return withinLimit(stored, message)
    for (const { memberId, name } of await membersNamed(database, teamId, names))
      stored = stored.replace(behindAt(name), mentionOf(memberId))
    return withinLimit(stored, message)
  }

const withinLimit = (stored: string, message: string): string =>
  stored.length > storedLengthMax ? message : stored

const nameLengthMax = 200
const mentionsMax = 50

/** What may be a name behind an `@`: its beginnings up to the end of each word. */
const namesBehindAt = (message: string): readonly string[] => {
  const names = new Set<string>()
  for (const { index } of [...message.matchAll(/(?<!<)@/g)].slice(0, mentionsMax)) {
    const behind = message.slice(index + 1, index + 1 + nameLengthMax)
    for (const { index: end } of behind.matchAll(/(?![\p{L}\p{N}])/gu))
      if (end > 0) names.add(behind.slice(0, end))
  }
  return [...names]
}

const behindAt = (name: string): RegExp => new RegExp(`(?<!<)@${literally(name)}(?![\\p{L}\\p{N}])`, 'gu')

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

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
