const dateOf = (ts: string): Date => new Date(Number(ts) * 1000)

export const timeOf = (ts: string): string =>
  dateOf(ts).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })

export const momentOf = (ts: string): string =>
  dateOf(ts).toLocaleString([], { dateStyle: 'full', timeStyle: 'short' })

/** `Today`, `Yesterday`, or the date. */
export const dayOf = (ts: string): string => {
  const date = dateOf(ts)
  const today = new Date()
  const yesterday = new Date(today)
  yesterday.setDate(today.getDate() - 1)
  if (date.toDateString() === today.toDateString()) return 'Today'
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return date.toLocaleDateString([], { weekday: 'long', day: 'numeric', month: 'long' })
}
