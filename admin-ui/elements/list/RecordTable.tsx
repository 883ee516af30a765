import Box from '@mui/material/Box'
import TableCell from '@mui/material/TableCell'
import { type RaRecord, useDataTableRenderContext, useRecordContext } from 'ra-core'
import type { ReactNode } from 'react'
import { DataTable } from 'react-admin'
import { ColumnHead } from './ColumnHead.tsx'
import type { Column } from './column.ts'
import type { ListViewProps } from './listViewProps.ts'
import { SelectBox } from './SelectBox.tsx'
import { SelectionBar } from './SelectionBar.tsx'

/** The rows of a list in react-admin's table, under heads that say how they sort. */
export const RecordTable = <Row extends RaRecord>(props: ListViewProps<Row>) => {
  const { label, columns, naturalSort, actions, bulkActions } = props
  const selectColumn: Column<Row> = {
    name: 'select',
    label: 'list.select',
    width: '1%',
    cell: row => <SelectBox row={row} />,
  }
  const actionColumn: Column<Row> | undefined = actions && {
    name: 'actions',
    label: 'list.actions',
    isNumeric: true,
    width: '1%',
    cell: actions,
  }
  const shown = [...(bulkActions ? [selectColumn] : []), ...columns, ...(actionColumn ? [actionColumn] : [])]
  return (
    <>
      {bulkActions && <SelectionBar>{bulkActions}</SelectionBar>}
      <Box sx={{ overflowX: 'auto' }}>
        <DataTable<Row> aria-label={label} bulkActionButtons={false} rowClick={false} size="medium">
          {shown.map(column => (
            <TableColumn key={column.name} column={column} naturalSort={naturalSort} />
          ))}
        </DataTable>
      </Box>
    </>
  )
}

type TableColumnProps<Row extends RaRecord> = Pick<ListViewProps<Row>, 'naturalSort'> & {
  readonly column: Column<Row>
}

/** Rendered once as a head and once for each row, as the columns of `DataTable` are. */
const TableColumn = <Row extends RaRecord>({ column, naturalSort }: TableColumnProps<Row>): ReactNode => {
  const part = useDataTableRenderContext()
  const row = useRecordContext<Row>()
  switch (part) {
    case 'header':
      return <ColumnHead column={column} naturalSort={naturalSort} />
    case 'data':
      return (
        <TableCell
          align={column.isNumeric ? 'right' : 'left'}
          sx={column.name === 'actions' ? { whiteSpace: 'nowrap' } : {}}
        >
          {row && column.cell(row)}
        </TableCell>
      )
    case 'footer':
    case 'columnsSelector':
      return null
  }
}
