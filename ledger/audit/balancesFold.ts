import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { MemberId, TeamId } from '../kernel/ids.ts'
import type { Instant } from '../kernel/instant.ts'
import { type AccountBalance, createBooks } from './books.ts'
import { type Clock, instantOn } from './clock.ts'

export type BalancesMoment = {
  /** Up to and including this instant; now when left out. */
  readonly asOf?: Instant | undefined
  readonly clock: Clock
}

/** Folds the balance of every account at an instant. Pass it a whole log, from the beginning. */
export const createBalancesFold = ({ asOf, clock }: BalancesMoment) => {
  const books = createBooks()
  const memberTeams = new Map<MemberId, TeamId>()
  return {
    observe: (event: RecordedLedgerEvent): void => {
      if (event.type === 'MemberAdded') memberTeams.set(event.data.memberId, event.metadata.teamId)
      if (asOf === undefined || instantOn(event, clock) <= asOf) books.add(event)
    },
    /** Members without postings by that instant have a balance of zero. */
    balances: (): readonly AccountBalance[] => {
      const untouched = [...memberTeams]
        .filter(([memberId, teamId]) => !books.has(teamId, 'redeemable', memberId))
        .map(([memberId, teamId]): AccountBalance => ({ teamId, account: 'redeemable', memberId, points: 0 }))
      return [...books.balances(), ...untouched]
    },
  }
}
