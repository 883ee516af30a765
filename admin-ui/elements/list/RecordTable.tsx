import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { useTeamWords } from '../points/useTeamWords.ts'
import { FailedState } from '../states/FailedState.tsx'
import { LoadingRows } from '../states/LoadingRows.tsx'
import type { Column } from './column.ts'
import { Pager } from './Pager.tsx'
import { RecordCards } from './RecordCards.tsx'
import { RecordRows } from './RecordRows.tsx'
import type { Records } from './useRecords.ts'

export type RecordTableProps<Row extends RaRecord> = {
  /** What the table holds, for those who hear it. */
  readonly label: string
  readonly records: Records<Row>
  readonly columns: readonly Column<Row>[]
  /** Shown instead of the table when there is nothing; it differs when a filter is the reason. */
  readonly empty: ReactNode
  /** What can be done with a row. */
  readonly actions?: (row: Row) => ReactNode
}

/** A list in one of its states: loading, failed, empty, or its rows, which are cards on a narrow screen. */
export const RecordTable = <Row extends RaRecord>(props: RecordTableProps<Row>) => {
  const { records, empty } = props
  const say = useTeamWords()
  const columns = props.columns.map(column => ({ ...column, label: say(column.label) }))
  return (
    <Card>
      <Body {...props} columns={columns} />
      {records.rows && records.total > records.perPage && <Pager records={records} />}
      {records.rows?.length === 0 && !records.error && empty}
    </Card>
  )
}

const Body = <Row extends RaRecord>({ label, records, columns, actions }: RecordTableProps<Row>) => {
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'))
  if (records.error && !records.rows)
    return <FailedState message={records.error.message} onRetry={records.retry} />
  if (!records.rows) return <LoadingRows columns={isNarrow ? 1 : columns.length} />
  if (records.rows.length === 0) return null
  const parts = { label, records, columns, rows: records.rows, ...(actions === undefined ? {} : { actions }) }
  return (
    <Box
      sx={{ opacity: records.isRefreshing ? 0.55 : 1, transition: 'opacity 120ms' }}
      aria-busy={records.isRefreshing}
    >
      {isNarrow ? <RecordCards {...parts} /> : <RecordRows {...parts} />}
    </Box>
  )
}
