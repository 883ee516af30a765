import type { BookMonth } from '@laurel/contract/reports/books.ts'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import type { Column } from '../../elements/list/column.ts'
import { Person } from '../../elements/people/Person.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { useMonthName } from './useMonthName.ts'

export const monthColumns: readonly Column<BookMonth>[] = [
  { name: 'id', label: 'books.month', isCardTitle: true, cell: row => <MonthLink month={row.id} /> },
  { name: 'state', label: 'books.state', cell: row => <MonthState month={row} /> },
  { name: 'closed_at', label: 'books.closedAt', cell: row => <ClosedAt month={row} /> },
  { name: 'closed_by', label: 'books.closedBy', cell: row => <ClosedBy month={row} /> },
  { name: 'pack', label: 'books.pack', cell: row => <PackState month={row} /> },
]

type OfMonth = { readonly month: BookMonth }

const MonthLink = ({ month }: { readonly month: string }) => {
  const monthName = useMonthName()
  return (
    <Link component={RouterLink} to={`/reporting/books/${month}`}>
      {monthName(month)}
    </Link>
  )
}

const colours = { running: 'default', open: 'warning', closed: 'success' } as const

export const MonthState = ({ month: { state, books } }: OfMonth) => {
  const text = useText()
  const isClosing = state === 'open' && books.state === 'running'
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isClosing ? 'default' : colours[state]}
      label={text(isClosing ? 'books.closing' : `books.states.${state}`)}
    />
  )
}

const ClosedAt = ({ month: { closed_at: closedAt } }: OfMonth) =>
  closedAt === null ? <span>–</span> : <When instant={closedAt} />

const ClosedBy = ({ month: { state, closed_by: person } }: OfMonth) => {
  const text = useText()
  if (person) return <Person user={person} />
  return <span>{state === 'closed' ? text('books.operator') : '–'}</span>
}

const PackState = ({ month: { pack } }: OfMonth) => {
  const text = useText()
  return (
    <Typography variant="body2" color={pack.state === 'none' ? 'text.secondary' : 'text.primary'}>
      {text(`books.packStates.${pack.state}`)}
    </Typography>
  )
}
