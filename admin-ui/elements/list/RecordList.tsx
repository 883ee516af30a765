import Card from '@mui/material/Card'
import { ListBase, type RaRecord, type SortPayload } from 'ra-core'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { isFailedPage, ListBoundary } from './ListBoundary.tsx'
import { ListView, type ListViewProps } from './ListView.tsx'
import { Toolbar } from './Toolbar.tsx'

type RecordListProps<Row extends RaRecord> = Omit<ListViewProps<Row>, 'naturalSort'> &
  ListSourceProps & {
    /** What narrows the list, above it. */
    readonly filters?: ReactNode
  }

/** A list of a resource with its filters. Page, sort and filters are kept in the address. */
export const RecordList = <Row extends RaRecord>({ filters, ...props }: RecordListProps<Row>) => (
  <ListSource {...props}>
    {filters && <Toolbar>{filters}</Toolbar>}
    <Card>
      <ListView<Row> {...props} />
    </Card>
  </ListSource>
)

type ListSourceProps = {
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
}

/** The records of a list, for any view of them. `PlaceGate` has decided on access, so nothing is asked again here. */
export const ListSource = (props: ListSourceProps & { readonly children: ReactNode }) => {
  const { resource, filter, defaultFilter, naturalSort, perPage = 25, isPart = false, children } = props
  const { search } = useLocation()
  return (
    <ListBoundary address={isPart ? '' : search}>
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
        queryOptions={{ throwOnError: isFailedPage, onError: () => undefined }}
      >
        {children}
      </ListBase>
    </ListBoundary>
  )
}
