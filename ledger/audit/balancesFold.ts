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

/** Folds what every account held at an instant. Fed with a whole log, from its beginning. */
export const createBalancesFold = ({ asOf, clock }: BalancesMoment) => {
  const books = createBooks()
  const memberTeams = new Map<MemberId, TeamId>()
  return {
    observe: (event: RecordedLedgerEvent): void => {
      if (event.type === 'MemberAdded') memberTeams.set(event.data.memberId, event.metadata.teamId)
      if (asOf === undefined || instantOn(event, clock) <= asOf) books.add(event)
    },
    /** Members whose points nothing had touched by then are there with nothing. */
    balances: (): readonly AccountBalance[] => {
      const untouched = [...memberTeams]
        .filter(([memberId, teamId]) => !books.has(teamId, 'redeemable', memberId))
        .map(([memberId, teamId]): AccountBalance => ({ teamId, account: 'redeemable', memberId, points: 0 }))
      return [...books.balances(), ...untouched]
    },
  }
}
