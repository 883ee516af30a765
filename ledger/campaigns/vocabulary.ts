import type { Period } from '../kernel/period.ts'

export const campaignStatuses = ['OPEN', 'PENDING', 'COMPLETE'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

/** `PENDING` from the day after the last one until an administrator chooses the winners. No event marks that day. */
export const campaignStatus = (
  { endDate, isComplete }: { readonly endDate: Period; readonly isComplete: boolean },
  today: Period,
): CampaignStatus => {
  if (isComplete) return 'COMPLETE'
  return today <= endDate ? 'OPEN' : 'PENDING'
}
