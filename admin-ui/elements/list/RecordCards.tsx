import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type RaRecord, useListContext } from 'ra-core'
import { useDeferredValue } from 'react'
import { useText } from '../../messages/useText.ts'
import type { ListViewProps } from './listViewProps.ts'
import { nextSort } from './nextSort.ts'

/** The rows as cards: the title first, every other column as a line with its label. */
export const RecordCards = <Row extends RaRecord>(props: ListViewProps<Row>) => {
  const { label, columns, actions } = props
  const { data = [] } = useListContext<Row>()
  // The cards below the first screen are rendered in pauses, so that a long list does not block the page.
  const rows = useDeferredValue(data, data.slice(0, cardsAtOnce))
  const text = useText()
  const title = columns.find(column => column.isCardTitle) ?? columns[0]
  const lines = columns.filter(column => column !== title)
  return (
    <>
      <CardSort {...props} />
      <Box component="ul" aria-label={label} sx={cardsStyle}>
        {rows.map(row => (
          <li key={row.id}>
            {title?.cell(row)}
            <dl>
              {lines.map(column => (
                <div key={column.name}>
                  <dt>{text(column.label)}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
            {actions && <Box sx={{ marginTop: 1.5, display: 'flex', gap: 1 }}>{actions(row)}</Box>}
          </li>
        ))}
      </Box>
    </>
  )
}

/** More than the first screen shows. */
const cardsAtOnce = 8

/** On the list, not on each part of each card: computing a style for every element takes most of the time of a long list. */
const cardsStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { padding: 2, borderBottom: '1px solid', borderColor: 'divider' },
  '& > li:last-child': { borderBottom: 0 },
  '& > li > dl': { margin: '10px 0 0', display: 'grid', gap: 0.75, fontSize: '0.875rem' },
  '& > li > dl > div': { display: 'flex', justifyContent: 'space-between', gap: 2 },
  '& > li > dl > div > dt': { color: 'text.secondary', flexShrink: 0 },
  '& > li > dl > div > dd': { margin: 0, minWidth: 0, textAlign: 'right', overflowWrap: 'anywhere' },
} as const

type CardSortProps<Row extends RaRecord> = Pick<ListViewProps<Row>, 'columns' | 'naturalSort'>

/** Cards have no heads to click, so the order has buttons of its own. */
const CardSort = <Row extends RaRecord>({ columns, naturalSort }: CardSortProps<Row>) => {
  const { sort, setSort } = useListContext()
  const text = useText()
  const sortable = columns.filter(column => column.sortField !== undefined)
  if (sortable.length === 0) return null
  return (
    <Box
      role="group"
      aria-label={text('list.sortBy')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        overflowX: 'auto',
        padding: 1,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          color: 'text.secondary',
          fontSize: '0.8125rem',
          padding: '6px 4px 6px 8px',
          whiteSpace: 'nowrap',
        }}
      >
        {text('list.sortBy')}
      </Box>
      {sortable.map(({ name, label, sortField = name }) => {
        const isCurrent = sort.field === sortField
        return (
          <Button
            key={name}
            size="small"
            variant="text"
            color={isCurrent ? 'primary' : 'inherit'}
            aria-pressed={isCurrent}
            onClick={() => setSort(nextSort(sort, sortField, naturalSort))}
            sx={{ whiteSpace: 'nowrap', flexShrink: 0, fontWeight: isCurrent ? 600 : 500 }}
          >
            {text(label)} {isCurrent && (sort.order === 'ASC' ? '↑' : '↓')}
          </Button>
        )
      })}
    </Box>
  )
}
