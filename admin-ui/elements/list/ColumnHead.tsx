import Box from '@mui/material/Box'
import TableCell from '@mui/material/TableCell'
import TableSortLabel from '@mui/material/TableSortLabel'
import { type RaRecord, type SortPayload, useListSortContext } from 'ra-core'
import { useText } from '../../messages/useText.ts'
import type { Column } from './column.ts'
import { nextSort } from './nextSort.ts'

type ColumnHeadProps<Row extends RaRecord> = {
  readonly column: Column<Row>
  readonly naturalSort: SortPayload
}

/** The head of a column. A sortable column has a button that shows its order. */
export const ColumnHead = <Row extends RaRecord>({ column, naturalSort }: ColumnHeadProps<Row>) => {
  const { label, sortField, isNumeric = false, width } = column
  const { sort, setSort } = useListSortContext()
  const text = useText()
  const isCurrent = sortField !== undefined && sort.field === sortField
  const direction = sort.order === 'DESC' ? 'desc' : 'asc'
  return (
    <TableCell
      align={isNumeric ? 'right' : 'left'}
      sx={width === undefined ? {} : { width }}
      sortDirection={isCurrent ? direction : false}
    >
      {sortField === undefined ? (
        <HeadText text={text(label)} />
      ) : (
        <TableSortLabel
          component="button"
          active={isCurrent}
          direction={isCurrent ? direction : 'asc'}
          onClick={() => setSort(nextSort(sort, sortField, naturalSort))}
          sx={{
            background: 'none',
            border: 0,
            padding: 0,
            font: 'inherit',
            color: 'inherit',
            textAlign: 'inherit',
            verticalAlign: 'top',
            '& .MuiTableSortLabel-icon': { opacity: isCurrent ? 1 : 0.35 },
          }}
        >
          <HeadText text={text(label)} />
        </TableSortLabel>
      )}
    </TableCell>
  )
}

const longWord = /\S{13}/

/** A head with a long word, such as what a team calls its points, may break within it where columns are narrow. */
const HeadText = ({ text }: { readonly text: string }) =>
  longWord.test(text) ? (
    <Box
      component="span"
      sx={{ display: 'block', minWidth: '5rem', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
    >
      {text}
    </Box>
  ) : (
    text
  )
