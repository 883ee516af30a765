import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { formerMember } from '@laurel/ledger/members/events.ts'
import { memberStream } from '@laurel/ledger/members/stream.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import type { Speech } from '../../messages/speech.ts'
import type { Person } from './messages/message.ts'

/** A person, whose name is null where they are not known. */
export type FoundPerson = { readonly slackUserId: string | null; readonly name: string | null }

/** Finds the Slack user id and the name of members. */
export type PeopleDirectory = { personOf(teamId: TeamId, memberId: MemberId): Promise<FoundPerson> }

export const unknownPerson: FoundPerson = { slackUserId: null, name: null }

/** A person as a message names them. */
export const namedIn = (speech: Speech, { slackUserId, name }: FoundPerson): Person => {
  if (name === null) return { slackUserId, name: speech.text('people.someone') }
  return { slackUserId, name: name === formerMember ? speech.text('people.formerMember') : name }
}

const slackUserIdPattern = /^[UW][A-Z0-9]+$/

/** Reads the name from the member's state and the Slack user id from the first event of the member's stream. */
export const createPeopleDirectory = (
  ledger: Pick<Ledger, 'member'>,
  log: Pick<EventLog, 'readStream'>,
): PeopleDirectory => ({
  personOf: async (teamId, memberId) => {
    const [member, key] = await Promise.all([
      ledger.member(teamId, memberId),
      externalKeyOf(log, memberStream.nameOf(teamId, memberId)),
    ])
    return {
      slackUserId: key !== undefined && slackUserIdPattern.test(key) ? key : null,
      name: member.kind === 'known' ? member.profile.name : null,
    }
  },
})

const externalKeyOf = async (
  log: Pick<EventLog, 'readStream'>,
  stream: string,
): Promise<string | undefined> => {
  for await (const [first] of log.readStream(stream, 0, 1)) {
    if (!first) continue
    const event = parseRecorded(first)
    return event.type === 'MemberAdded' ? event.data.externalKey : undefined
  }
  return undefined
}
