import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link } from 'react-router-dom'
import { Page } from '../../app/shell/Page.tsx'
import { PlainList } from '../../elements/list/PlainList.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { monthColumns } from './monthColumns.tsx'
import { useBooks } from './useBooks.ts'

/** The months of the team: which run, which wait to be closed, and which are closed. */
export const BooksPage = () => {
  const text = useText()
  const books = useBooks()
  return (
    <Page
      title={text('places.books')}
      lead={text('books.lead')}
      crumb={{ path: '/reporting', label: 'places.reports' }}
      actions={
        <Button component={Link} to="/reporting/books/accounts" variant="outlined">
          {text('books.chart')}
        </Button>
      }
    >
      {books.data ? (
        <PlainList label={text('books.months')} rows={books.data} columns={monthColumns} />
      ) : (
        <Card>
          <NotLoaded of={books} columns={5} />
        </Card>
      )}
    </Page>
  )
}
