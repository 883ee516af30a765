import type { MemberId } from '../../kernel/ids.ts'
import { recipientsMax } from '../limits.ts'

/** The configuration of intended recipients. */
export type RecipientPolicy = {
  /** Recipients who are not members of the team, or no longer. */
  readonly absentRecipientIds: readonly MemberId[]
  /** Recipients whom people operations exclude from receiving points. */
  readonly ineligibleRecipientIds: readonly MemberId[]
}

/** The use case adds the name, which the rule does not know. */
type AboutRecipient = { readonly memberId: MemberId; readonly memberName?: string }

export type RecipientRejection =
  | { readonly code: 'NO_RECIPIENTS' }
  | { readonly code: 'TOO_MANY_RECIPIENTS'; readonly recipientsMax: number }
  | ({ readonly code: 'DUPLICATE_RECIPIENT' } & AboutRecipient)
  | ({ readonly code: 'RECIPIENT_UNKNOWN' } & AboutRecipient)
  | ({ readonly code: 'RECIPIENT_NOT_ELIGIBLE' } & AboutRecipient)
  | { readonly code: 'SELF_RECOGNITION' }

/** The rejection for the recipients that a member chose; undefined if all are valid. */
export const refuseRecipients = (
  giverId: MemberId,
  recipientIds: readonly MemberId[],
  { absentRecipientIds, ineligibleRecipientIds }: RecipientPolicy,
): RecipientRejection | undefined => {
  if (recipientIds.length === 0) return { code: 'NO_RECIPIENTS' }
  if (recipientIds.length > recipientsMax) return { code: 'TOO_MANY_RECIPIENTS', recipientsMax }
  if (recipientIds.includes(giverId)) return { code: 'SELF_RECOGNITION' }
  const repeated = recipientIds.find((id, index) => recipientIds.indexOf(id) !== index)
  if (repeated !== undefined) return { code: 'DUPLICATE_RECIPIENT', memberId: repeated }
  const [absent] = absentRecipientIds
  if (absent !== undefined) return { code: 'RECIPIENT_UNKNOWN', memberId: absent }
  const [ineligible] = ineligibleRecipientIds
  return ineligible === undefined ? undefined : { code: 'RECIPIENT_NOT_ELIGIBLE', memberId: ineligible }
}
