import { MemberId, TeamId } from '../kernel/ids.ts'
import { memberStream } from '../members/stream.ts'
import type { Person } from './vault.ts'

/** The person whose data a stream holds, by its name; undefined for any stream but that of a member. */
export const personOfStream = (stream: string): Person | undefined => {
  if (!stream.startsWith(memberStream.prefix)) return undefined
  const [team, member] = stream.slice(memberStream.prefix.length).split('.')
  return { teamId: TeamId.parse(team), memberId: MemberId.parse(member) }
}
