type Tone = 'calm' | 'waiting' | 'done' | 'undone'

export const statusLabels: ReadonlyMap<string, { readonly label: string; readonly tone: Tone }> = new Map([
  ['REQUESTED', { label: 'Requested', tone: 'calm' }],
  ['PENDING', { label: 'Pending', tone: 'waiting' }],
  ['PROCESSING', { label: 'Processing', tone: 'waiting' }],
  ['COMPLETE', { label: 'Complete', tone: 'done' }],
  ['CANCELLED', { label: 'Cancelled', tone: 'undone' }],
  ['RETURNED', { label: 'Returned', tone: 'undone' }],
  ['DECLINED', { label: 'Declined', tone: 'undone' }],
  ['RECALLED', { label: 'Taken back', tone: 'undone' }],
])
