import type { ActivityReport } from '@laurel/contract/records/activityEntry.ts'

export const reports: readonly { readonly value: ActivityReport; readonly label: string }[] = [
  { value: 'shoutouts', label: 'Shoutouts' },
  { value: 'shoutouts-by-recipient', label: 'By recipient' },
  { value: 'redemptions', label: 'Redemptions' },
  { value: 'points', label: 'Points earned' },
]
