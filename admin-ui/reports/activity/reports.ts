import type { ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'

export const reports: readonly { readonly value: ActivityReport; readonly label: string }[] = [
  { value: 'shoutouts', label: 'Shoutouts' },
  { value: 'shoutouts-by-recipient', label: 'Shoutouts by recipient' },
  { value: 'awards', label: 'Awards' },
  { value: 'awards-by-recipient', label: 'Awards by recipient' },
  { value: 'birthdays', label: 'Birthdays' },
  { value: 'anniversaries', label: 'Anniversaries' },
  { value: 'new-hires', label: 'New hires' },
  { value: 'redemptions', label: 'Redemptions' },
  { value: 'points', label: 'Points earned' },
]
