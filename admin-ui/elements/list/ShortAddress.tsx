import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'

type ShortAddressProps = {
  /** The filter that a short address asks for; undefined for an address that is not one. */
  readonly filterOf: (query: URLSearchParams) => Readonly<Record<string, unknown>> | undefined
  readonly children: ReactNode
}

/**
 * Other pages and messages link to a list by a short address, such as `?type=awards`. It becomes the address that
 * react-admin keeps, which also carries page and sort.
 */
export const ShortAddress = ({ filterOf, children }: ShortAddressProps) => {
  const [query] = useSearchParams()
  const filter = filterOf(query)
  if (filter === undefined) return children
  return <Navigate replace to={{ search: `${new URLSearchParams({ filter: JSON.stringify(filter) })}` }} />
}
