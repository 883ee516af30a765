import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { ColumnHead } from './ColumnHead.tsx'
import type { Column } from './column.ts'
import type { Records } from './useRecords.ts'

export type RowsProps<Row extends RaRecord> = {
  readonly label: string
  readonly records: Records<Row>
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly actions?: (row: Row) => ReactNode
}

export const RecordRows = <Row extends RaRecord>({
  label,
  records,
  rows,
  columns,
  actions,
}: RowsProps<Row>) => (
  <TableContainer>
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map(column => (
            <ColumnHead key={column.name} column={column} sort={records.sort} onSort={records.setSort} />
          ))}
          {actions && (
            <TableCell align="right" sx={{ width: '1%' }}>
              Actions
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(row => (
          <TableRow key={row.id} hover>
            {columns.map(column => (
              <TableCell key={column.name} align={column.isNumeric ? 'right' : 'left'}>
                {column.cell(row)}
              </TableCell>
            ))}
            {actions && (
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {actions(row)}
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)
