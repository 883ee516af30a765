import type { MonthBooks } from '@laurel/contract/reports/books.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useParams } from 'react-router-dom'
import { Page } from '../../app/shell/Page.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { JournalEntry } from './JournalEntry.tsx'
import { MonthPack } from './MonthPack.tsx'
import { MonthSteps } from './MonthSteps.tsx'
import { MonthState } from './monthColumns.tsx'
import { StatementFigures } from './StatementFigures.tsx'
import { useMonthBooks } from './useBooks.ts'
import { useMonthName } from './useMonthName.ts'

/** One month: its next step, what people hold, the journal entry and the pack for auditors. */
export const MonthPage = () => {
  const { month = '' } = useParams()
  const monthName = useMonthName()
  const books = useMonthBooks(month)
  return (
    <Page title={monthName(month)} crumb={{ path: '/reporting/books', label: 'places.books' }}>
      {books.data ? (
        <Month books={books.data} />
      ) : (
        <Card>
          <NotLoaded of={books} columns={3} />
        </Card>
      )}
    </Page>
  )
}

const Month = ({ books }: { readonly books: MonthBooks }) => (
  <Box sx={{ display: 'grid', gap: 3, maxWidth: 1080, '& > *': { minWidth: 0 } }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <MonthState month={books} />
      <MonthSteps books={books} />
    </Box>
    {books.statement && <StatementFigures statement={books.statement} />}
    {books.entry && <JournalEntry month={books.id} entry={books.entry} />}
    {books.state === 'closed' && <MonthPack month={books.id} pack={books.pack} />}
  </Box>
)
