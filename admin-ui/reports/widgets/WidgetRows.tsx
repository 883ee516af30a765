import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useFormats } from '../../elements/formats/useFormats.ts'
import type { WidgetTable } from './widgetTable.ts'

/** The figures of a chart as a table. */
export const WidgetRows = ({ label, table }: { readonly label: string; readonly table: WidgetTable }) => {
  const formats = useFormats()
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <Box role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {table.head.map((name, column) => (
              <TableCell key={name} align={column === 0 ? 'left' : 'right'}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {table.rows.map((cells, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name; rows do not move.
            <TableRow key={place}>
              {cells.map((cell, column) => (
                <TableCell
                  key={table.head[column]}
                  align={typeof cell === 'number' ? 'right' : 'left'}
                  sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
                >
                  {typeof cell === 'number' ? formats.count(cell) : cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
