import { InfiniteListBase } from 'ra-core'
import type { ReactNode } from 'react'
import type { ListSourceProps } from './ListSource.tsx'

/** The records of a list that grows while its reader scrolls. Sort and filters are kept in the address. */
export const EndlessSource = ({
  resource,
  filter,
  defaultFilter,
  naturalSort,
  perPage = 100,
  children,
}: ListSourceProps & { readonly children: ReactNode }) => (
  <InfiniteListBase
    {...(resource !== undefined && { resource })}
    {...(filter !== undefined && { filter })}
    {...(defaultFilter !== undefined && { filterDefaultValues: defaultFilter })}
    sort={naturalSort}
    perPage={perPage}
    exporter={false}
    disableAuthentication
    storeKey={false}
  >
    {children}
  </InfiniteListBase>
)
