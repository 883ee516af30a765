import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useText } from '../../messages/useText.ts'
import { PreviewTable } from './PreviewTable.tsx'
import type { FileCheck } from './useFileCheck.ts'

/** What a file changes, and its errors: all of them counted, the first ones listed. */
export const ImportPreview = ({ check }: { readonly check: FileCheck }) => {
  const text = useText()
  const { people, unchanged, changes, change_count, errors, error_count, ignored_columns } = check
  const shownOf = (count: number, total: number) =>
    total > count ? ` ${text('people.importing.first', { count, total })}` : ''
  return (
    <>
      {error_count > 0 && (
        <>
          <Alert severity="error">
            {text('people.importing.errorCount', { smart_count: error_count })}.{' '}
            {text('people.importing.correct')}
            {shownOf(errors.length, error_count)}
          </Alert>
          <PreviewTable
            label={text('people.importing.errors')}
            heads={['line', 'column', 'reason']}
            rows={errors.map(({ line, column, reason }) => [String(line), column, reason])}
          />
        </>
      )}
      <Typography role="status">
        <strong>{text('people.importing.summary', { smart_count: people })}.</strong>{' '}
        {text('people.importing.unchanged', { smart_count: unchanged })}
        {shownOf(changes.length, change_count)}
      </Typography>
      {ignored_columns.length > 0 && (
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {text('people.importing.ignored', { columns: ignored_columns.join(', ') })}
        </Typography>
      )}
      {changes.length > 0 && (
        <PreviewTable
          label={text('people.importing.changes')}
          heads={['line', 'person', 'column', 'from', 'to']}
          rows={changes.map(({ line, name, field, from, to }) => [String(line), name, field, from, to])}
        />
      )}
    </>
  )
}
