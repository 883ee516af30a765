import { useSearchParams } from 'react-router-dom'

/** What narrows a history; the address carries it, so that it can be passed on. */
export type HistoryFilter = {
  readonly start?: string
  readonly end?: string
  readonly user_id?: string
  readonly what?: string
}

const names = ['start', 'end', 'user_id', 'what'] as const

export const useHistoryFilter = () => {
  const [query, setQuery] = useSearchParams()
  const filter: HistoryFilter = Object.fromEntries(
    names.flatMap(name => {
      const value = query.get(name)
      return value ? [[name, value] as const] : []
    }),
  )
  /** An empty text takes a filter away. */
  const change = (changes: HistoryFilter): void =>
    setQuery(
      former => {
        const next = new URLSearchParams(former)
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true },
    )
  return { filter, isNarrowed: Object.keys(filter).length > 0, change, clear: () => setQuery({}) }
}
