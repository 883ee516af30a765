import { entryFormats, exportMonthEntry, type MonthBooks } from '@laurel/contract/reports/books.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { PlainList } from '../../elements/list/PlainList.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { FileButton } from '../../team/history/FileButton.tsx'
import { type EntryRow, entryColumns } from './entryColumns.tsx'

type JournalEntryProps = {
  readonly month: string
  readonly entry: NonNullable<MonthBooks['entry']>
}

/** The month in the accounts of the company, and the files that accounting programs import. */
export const JournalEntry = ({ month, entry }: JournalEntryProps) => {
  const text = useText()
  const { client } = useConnection()
  const rows = useMemo<EntryRow[]>(() => entry.lines.map(line => ({ id: line.code, ...line })), [entry])
  return (
    <Box component="section" aria-labelledby="journal-entry">
      <Typography variant="h2" id="journal-entry">
        {text('books.entry')}
      </Typography>
      <Typography color="text.secondary" sx={{ marginBottom: 2 }}>
        {text('books.entrySentence', { period: entry.fiscal_period })}
      </Typography>
      {entry.is_example && rows.length > 0 && (
        <Alert
          severity="info"
          sx={{ marginBottom: 2 }}
          action={
            <Button component={Link} to="/reporting/books/accounts" color="inherit">
              {text('books.chart')}
            </Button>
          }
        >
          {text('books.exampleChart')}
        </Alert>
      )}
      {rows.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBottom: 2 }}>
          {entryFormats.map(format => (
            <FileButton
              key={format}
              name={`laurel-${month}-${format}.${format === 'hledger' ? 'journal' : 'csv'}`}
              label={text(`books.save.${format}`)}
              read={() => client.call(exportMonthEntry, { params: { month }, query: { format } })}
            />
          ))}
        </Box>
      )}
      <PlainList
        label={text('books.entry')}
        rows={rows}
        columns={entryColumns}
        empty={
          <EmptyState title={text('books.nothingMoved')} sentence={text('books.nothingMovedSentence')} />
        }
      />
    </Box>
  )
}
