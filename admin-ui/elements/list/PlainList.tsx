import Card from '@mui/material/Card'
import { ListContextProvider, type RaRecord, ResourceContextProvider, useList } from 'ra-core'
import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import { ListView } from './ListView.tsx'

type PlainListProps<Row extends RaRecord> = {
  readonly label: string
  /** All of them, the same array while they are the same. */
  readonly rows: Row[]
  readonly columns: readonly Column<Row>[]
  /** Shown where there is nothing. */
  readonly empty?: ReactNode
  /** What can be done with a row. */
  readonly actions?: (row: Row) => ReactNode
}

/** The answer of a call as a list, with the looks and the sorting of the others. */
export const PlainList = <Row extends RaRecord>({ rows, empty = null, ...view }: PlainListProps<Row>) => {
  const list = useList<Row>({ data: rows, sort: asAnswered })
  return (
    <ResourceContextProvider value={view.label}>
      <ListContextProvider value={list}>
        <Card>
          <ListView<Row> {...view} naturalSort={asAnswered} empty={empty} />
        </Card>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

const asAnswered = { field: '', order: 'ASC' } as const
