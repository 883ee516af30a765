import { AdjustableAccount } from '@laurel/ledger/kernel/account.ts'
import { Identifier, MemberId } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { HoldReason } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { approvalKinds } from '@laurel/ledger/teams/vocabulary.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { listQuery } from '../wire/listQuery.ts'
import { Acknowledged } from '../wire/position.ts'

/** An adjustment, an award or an order that waits for a second administrator. */
export const OpenApproval = z.object({
  id: Identifier,
  kind: z.enum(approvalKinds),
  /** Whose balance is adjusted, who gives the award, or who redeems. */
  user: UserReference,
  /** The first five of the people who gain by it. */
  recipients: answerList(UserReference),
  recipients_count: z.int().min(0),
  /** What it is worth in all. */
  points: Points,
  /** The balance of an adjustment; null for anything else. */
  account: AdjustableAccount.nullable(),
  /** The name of the award or of the reward; null for an adjustment. */
  title: AnswerText.nullable(),
  /** The reason of an adjustment, or the message of an award. */
  words: AnswerText.nullable(),
  /** Why an order waits; null for anything else. */
  hold: HoldReason.nullable(),
  proposed_by: UserReference,
  proposed_at: Instant,
  /** Whether the caller may approve: they neither asked for it nor gain by it. */
  can_approve: z.boolean(),
})
export type OpenApproval = z.infer<typeof OpenApproval>

/** Sorts by `proposed_at` (oldest first unless asked otherwise) and `points`. */
export const listApprovals = defineCall({
  name: 'listApprovals',
  method: 'GET',
  path: '/v1/admin/approvals',
  access: 'admin',
  summary: 'What waits for a second administrator',
  query: listQuery(z.object({ user_id: MemberId.optional(), kind: z.enum(approvalKinds).optional() })),
  response: answerList(OpenApproval),
})

const decision = {
  method: 'POST',
  access: 'admin',
  needsFreshSignIn: true,
  params: z.object({ id: Identifier }),
  response: Acknowledged,
  isCommand: true,
} as const

/** An adjustment moves its points, an award is given, and an order is placed. */
export const approveProposal = defineCall({
  ...decision,
  name: 'approveProposal',
  path: '/v1/admin/approvals/:id/approve',
  summary: 'Approve what another person asked for',
  errors: [
    'PROPOSAL_NOT_OPEN',
    'OWN_PROPOSAL',
    'ADJUSTMENT_NOT_OPEN',
    'OWN_ADJUSTMENT',
    'BALANCE_TOO_LOW',
    'MEMBER_INACTIVE',
    'AWARDS_NOT_YOURS_TO_GIVE',
    'AWARD_ALLOWANCE_EXHAUSTED',
    'RECIPIENT_UNKNOWN',
    'RECIPIENT_NOT_ELIGIBLE',
    'OWN_REDEMPTION',
    'REDEMPTION_MOVE_REFUSED',
  ],
})

/** Nothing is adjusted or given; the points of an order go back. The reason is kept. */
export const declineProposal = defineCall({
  ...decision,
  name: 'declineProposal',
  path: '/v1/admin/approvals/:id/decline',
  summary: 'Decline what another person asked for, or withdraw an own proposal',
  body: z.object({ reason: requiredText(500) }),
  errors: ['PROPOSAL_NOT_OPEN', 'ADJUSTMENT_NOT_OPEN', 'REDEMPTION_MOVE_REFUSED', 'ORDER_UNDER_WAY'],
})
