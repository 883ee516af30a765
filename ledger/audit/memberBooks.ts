import type { Account } from '../kernel/account.ts'
import type { MemberId, TeamId } from '../kernel/ids.ts'
import type { Points } from '../kernel/points.ts'
import type { EventLog } from '../log/port.ts'
import { memberStream } from '../members/stream.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { createBooks } from './books.ts'

export type MemberBooks = {
  readonly events: number
  readonly balanceOf: (account: Account) => Points
}

/** The balances of one member, added up from the events of their stream, where all of their postings are. */
export const readMemberBooks = async (
  log: Pick<EventLog, 'readStream'>,
  teamId: TeamId,
  memberId: MemberId,
): Promise<MemberBooks> => {
  const books = createBooks()
  let events = 0
  for await (const batch of log.readStream(memberStream.nameOf(teamId, memberId)))
    for (const recorded of batch) {
      books.add(parseRecorded(recorded))
      events += 1
    }
  return { events, balanceOf: account => books.balanceOf(teamId, account, memberId) }
}
