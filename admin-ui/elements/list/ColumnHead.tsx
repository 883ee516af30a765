import TableCell from '@mui/material/TableCell'
import TableSortLabel from '@mui/material/TableSortLabel'
import type { SortPayload } from 'react-admin'
import type { Column } from './column.ts'
import { nextSort } from './nextSort.ts'

type ColumnHeadProps<Row> = {
  readonly column: Column<Row>
  readonly sort: SortPayload | undefined
  readonly onSort: (sort: SortPayload | undefined) => void
}

/** The head of a column; one that sorts is a button and says how it sorts now. */
export const ColumnHead = <Row,>({ column, sort, onSort }: ColumnHeadProps<Row>) => {
  const { label, sortField, isNumeric = false, width } = column
  const align = isNumeric ? 'right' : 'left'
  const sx = width === undefined ? {} : { width }
  if (sortField === undefined)
    return (
      <TableCell align={align} sx={sx}>
        {label}
      </TableCell>
    )
  const current = sort?.field === sortField ? sort : undefined
  const direction = current?.order === 'DESC' ? 'desc' : 'asc'
  return (
    <TableCell align={align} sx={sx} sortDirection={current ? direction : false}>
      <TableSortLabel
        component="button"
        active={current !== undefined}
        direction={direction}
        onClick={() => onSort(nextSort(sort, sortField))}
        sx={{
          background: 'none',
          border: 0,
          padding: 0,
          font: 'inherit',
          color: 'inherit',
          verticalAlign: 'top',
          '& .MuiTableSortLabel-icon': { opacity: current ? 1 : 0.35 },
        }}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  )
}
