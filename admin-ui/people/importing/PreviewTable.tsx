import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useText } from '../../messages/useText.ts'

type Head = 'line' | 'column' | 'reason' | 'person' | 'from' | 'to'

type PreviewTableProps = {
  readonly label: string
  readonly heads: readonly Head[]
  /** Distinct. */
  readonly rows: readonly (readonly string[])[]
}

/** Rows of a file; they scroll in their own box, which the keyboard reaches. */
export const PreviewTable = ({ label, heads, rows }: PreviewTableProps) => {
  const text = useText()
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={{ overflow: 'auto', maxHeight: 280 }}>
      <Table size="small" stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            {heads.map(head => (
              <TableCell key={head}>{text(`people.importing.${head}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(cells => (
            <TableRow key={cells.join('\n')}>
              {heads.map((head, place) => (
                <TableCell key={head} sx={{ verticalAlign: 'top', minWidth: 72, overflowWrap: 'break-word' }}>
                  {cells[place]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
