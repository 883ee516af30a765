import { z } from 'zod'
import type { MemberId } from '../kernel/ids.ts'
import { Postings } from '../kernel/posting.ts'
import type { RecordedEvent } from '../log/port.ts'
import type { ReceiptBalances } from './receipt.ts'

const Moving = z.object({ postings: Postings.default([]) })

/** The balances that the events of a member leave. Throws for postings that Laurel does not make. */
export const receiptBalances = (
  member: MemberId,
  events: readonly Pick<RecordedEvent, 'data'>[],
): ReceiptBalances => {
  const balances: ReceiptBalances = { redeemable: 0, owed: 0, 'allowance:shoutout': 0, 'allowance:award': 0 }
  for (const { data } of events) {
    for (const posting of Moving.parse(data).postings)
      if ('member' in posting && posting.member === member) balances[posting.account] += posting.points
  }
  return balances
}
