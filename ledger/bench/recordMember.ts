import { createCommandHash } from '../handling/commandHash.ts'
import { decideBatch } from '../handling/decideBatch.ts'
import { eventCodec } from '../handling/eventCodec.ts'
import type { MemberId, TeamId } from '../kernel/ids.ts'
import { type EventLog, noStream } from '../log/port.ts'
import { type MemberCommand, memberStream } from '../members/stream.ts'

/** Below both limits of an append, the number of events and their bytes. */
const eventsAtOnce = 500

const codec = eventCodec(memberStream.events)

/** Decides a member's whole life at once and appends it in few, large appends: a long stream in little time. */
export const recordMember = async (
  log: Pick<EventLog, 'append'>,
  teamId: TeamId,
  memberId: MemberId,
  commands: readonly MemberCommand[],
): Promise<number> => {
  const stream = memberStream.nameOf(teamId, memberId)
  const empty = {
    state: memberStream.initialState,
    revision: noStream,
    position: noStream,
    asOf: 0,
    handled: new Map<string, number>(),
  }
  const waiting = commands.map(command => ({ command }))
  const { toAppend } = decideBatch(waiting, empty, memberStream, codec, createCommandHash())
  for (let start = 0; start < toAppend.length; start += eventsAtOnce)
    await log.append(stream, toAppend.slice(start, start + eventsAtOnce), start - 1)
  return toAppend.length
}
