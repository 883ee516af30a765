import type { PointsEntry } from '@laurel/contract/recognition/ownPoints.ts'
import type { Translate } from '../messages/useText.ts'

/** Why the balance changed, in words. */
export const reasonInWords = (
  { reason, by }: Pick<PointsEntry, 'reason' | 'by'>,
  text: Translate,
): string => {
  switch (reason) {
    case 'SHOUTOUT':
      return by === null
        ? text('thanks.points.shoutout')
        : text('thanks.points.shoutoutFrom', { name: by.name })
    case 'AWARD':
      return by === null ? text('thanks.points.award') : text('thanks.points.awardFrom', { name: by.name })
    case 'BIRTHDAY':
      return text('thanks.points.birthday')
    case 'ANNIVERSARY':
      return text('thanks.points.anniversary')
    case 'NEW_HIRE':
      return text('thanks.points.newHire')
    case 'REDEMPTION':
      return text('thanks.points.redemption')
    case 'REFUND':
      return text('thanks.points.refund')
    case 'TAKEN_BACK':
      return by === null
        ? text('thanks.points.takenBack')
        : text('thanks.points.takenBackBy', { name: by.name })
    case 'ADJUSTMENT':
      return text('thanks.points.adjustment')
    case 'EXPIRY':
      return text('thanks.points.expiry')
    case 'REPAYMENT':
      return text('thanks.points.repayment')
    case 'OTHER':
      return text('thanks.points.other')
  }
}
