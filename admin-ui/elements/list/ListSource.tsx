import { ListBase, type SortPayload, useNotify } from 'ra-core'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../messages/useText.ts'
import { isFailedPage, isTooDeep, ListBoundary } from './ListBoundary.tsx'

export type ListSourceProps = {
  /** The resource of the page unless another one is named. */
  readonly resource?: string
  /** What the list shows whatever its reader chooses. */
  readonly filter?: Readonly<Record<string, unknown>>
  /** What is chosen until the reader chooses otherwise. */
  readonly defaultFilter?: Readonly<Record<string, unknown>>
  /** The order until a column sorts the list. */
  readonly naturalSort: SortPayload
  readonly perPage?: number
  /** A list that is only a part of its page leaves the address alone. */
  readonly isPart?: boolean
  /** What stays around the failure of a page where the list contains its whole page. */
  readonly frame?: (failure: ReactNode) => ReactNode
}

/** The records of a list, for any view of them. `PlaceGate` has decided on access, so nothing is asked again here. */
export const ListSource = (props: ListSourceProps & { readonly children: ReactNode }) => {
  const {
    resource,
    filter,
    defaultFilter,
    naturalSort,
    perPage = 25,
    isPart = false,
    frame,
    children,
  } = props
  const { search } = useLocation()
  const notify = useNotify()
  const text = useText()
  return (
    <ListBoundary address={isPart ? '' : search} frame={frame}>
      <ListBase
        {...(resource !== undefined && { resource })}
        {...(filter !== undefined && { filter })}
        {...(defaultFilter !== undefined && { filterDefaultValues: defaultFilter })}
        sort={naturalSort}
        perPage={perPage}
        exporter={false}
        disableAuthentication
        disableSyncWithLocation={isPart}
        storeKey={false}
        queryOptions={{
          throwOnError: isFailedPage,
          onError: error => {
            if (isTooDeep(error)) notify(text('list.tooDeep'), { type: 'info' })
          },
        }}
      >
        {children}
      </ListBase>
    </ListBoundary>
  )
}
