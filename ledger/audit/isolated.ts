import type { MemberId, TeamId } from '../kernel/ids.ts'
import { isStreamOf } from '../kernel/streamName.ts'
import { postingsOf } from './books.ts'
import type { Check } from './check.ts'

/**
 * Checks that every event is in a stream of its own team and moves only points of that team's members, and that a
 * payment fills the fund, or settles a statement, of one team.
 */
export const createIsolatedCheck = (): Check => {
  const teamOf = new Map<MemberId, TeamId>()
  const payerOf = new Map<string, TeamId>()
  return {
    invariant: 'isolated',
    observe: event => {
      const { teamId } = event.metadata
      if (event.type === 'MemberAdded') teamOf.set(event.data.memberId, teamId)
      const findings: string[] = []
      if (event.type === 'FundToppedUp' || event.type === 'PostpaySettled') {
        const { paymentReference } = event.data
        const payer = payerOf.get(paymentReference) ?? teamId
        payerOf.set(paymentReference, payer)
        if (payer !== teamId)
          findings.push(`${event.type} ${event.id} counts payment ${paymentReference} of team ${payer}.`)
      }
      if (!isStreamOf(teamId, event.stream))
        findings.push(`${event.type} ${event.id} of team ${teamId} is in ${event.stream}.`)
      for (const posting of postingsOf(event)) {
        if ('member' in posting && teamOf.get(posting.member) !== teamId)
          findings.push(
            `${event.type} ${event.id} moves points of ${posting.member}, no member of ${teamId}.`,
          )
      }
      return findings
    },
  }
}
