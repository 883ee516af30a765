import type { PointsEntry } from '@laurel/contract/recognition/ownPoints.ts'

/** Why the balance changed, in words. */
export const reasonInWords = ({ reason, by }: Pick<PointsEntry, 'reason' | 'by'>): string => {
  const from = by === null ? '' : ` from ${by.name}`
  switch (reason) {
    case 'SHOUTOUT':
      return `Thanks${from}`
    case 'AWARD':
      return `An award${from}`
    case 'BIRTHDAY':
      return 'Your birthday'
    case 'ANNIVERSARY':
      return 'Your work anniversary'
    case 'NEW_HIRE':
      return 'Your first days here'
    case 'REDEMPTION':
      return 'Redeemed'
    case 'REFUND':
      return 'Came back from a redemption'
    case 'TAKEN_BACK':
      return `Taken back${by === null ? '' : ` by ${by.name}`}`
    case 'ADJUSTMENT':
      return 'Changed by an administrator'
    case 'EXPIRY':
      return 'Expired'
    case 'REPAYMENT':
      return 'Repaid what was owed'
    case 'OTHER':
      return 'Changed'
  }
}
