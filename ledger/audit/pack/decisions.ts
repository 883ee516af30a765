import { byType } from '../../handling/byType.ts'
import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'

type Decision = { readonly decision: string; readonly subject: string; readonly about: string }

export const decisionColumns = [
  'line',
  'event_id',
  'recorded_at',
  'actor',
  'decision',
  'subject',
  'about',
] as const

/** What waited for a second administrator or for an approval, and the decisions about it, as rows without names. */
export const decisionRows = (event: RecordedLedgerEvent): readonly (readonly (string | number)[])[] => {
  const made = decisionOf(event)
  if (!made) return []
  const { kind, id } = event.metadata.actor
  return [
    [
      event.position + 1,
      event.id,
      event.recordedAt,
      `${kind} ${id}`,
      made.decision,
      made.subject,
      made.about,
    ],
  ]
}

const decisionOf = byType<Decision | undefined>({
  AdjustmentProposed: ({ data: { memberId, adjustmentId, points, account } }) => ({
    decision: 'adjustment proposed',
    subject: memberId,
    about: `${adjustmentId}: ${points} points to ${account}`,
  }),
  AwardProposed: ({ data: { giverId, grantId, pointsEach, recipientIds } }) => ({
    decision: 'award proposed',
    subject: giverId,
    about: `${grantId}: ${pointsEach} points each to ${recipientIds.join(' ')}`,
  }),
  AwardApproved: ({ data: { giverId, grantId, proposedBy } }) => ({
    decision: 'award approved',
    subject: giverId,
    about: `${grantId}, proposed by ${proposedBy}`,
  }),
  AwardDeclined: ({ data: { giverId, grantId, proposedBy } }) => ({
    decision: 'award declined',
    subject: giverId,
    about: `${grantId}, proposed by ${proposedBy}`,
  }),
  AdjustmentDeclined: ({ data: { memberId, adjustmentId, proposedBy } }) => ({
    decision: 'adjustment declined',
    subject: memberId,
    about: `${adjustmentId}, proposed by ${proposedBy}`,
  }),
  PointsAdjusted: ({ data: { memberId, approval, points, account } }) =>
    approval.kind === 'approved'
      ? {
          decision: 'adjustment approved',
          subject: memberId,
          about: `${approval.adjustmentId}: ${points} points to ${account}, proposed by ${approval.proposedBy}`,
        }
      : undefined,
  RedemptionHeld: ({ data: { redemptionId, reason } }) => ({
    decision: 'redemption held',
    subject: redemptionId,
    about: reason,
  }),
  RedemptionReleased: ({ data: { redemptionId } }) => ({
    decision: 'redemption approved',
    subject: redemptionId,
    about: '',
  }),
})
