import Card from '@mui/material/Card'
import type { RaRecord } from 'ra-core'
import type { ReactNode } from 'react'
import { EndlessEnd } from './EndlessEnd.tsx'
import { EndlessSource } from './EndlessSource.tsx'
import { ListSource, type ListSourceProps } from './ListSource.tsx'
import { ListView } from './ListView.tsx'
import type { ListViewProps } from './listViewProps.ts'
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

/** The same without pages: more rows are read while the reader scrolls. */
export const EndlessRecordList = <Row extends RaRecord>({ filters, ...props }: RecordListProps<Row>) => (
  <EndlessSource {...props}>
    {filters && <Toolbar>{filters}</Toolbar>}
    <Card>
      <ListView<Row> {...props} end={<EndlessEnd />} />
    </Card>
  </EndlessSource>
)
