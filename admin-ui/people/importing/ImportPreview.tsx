import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { RaRecord } from 'ra-core'
import { type ComponentProps, useMemo } from 'react'
import { PlainList } from '../../elements/list/PlainList.tsx'
import { useText } from '../../messages/useText.ts'
import { type ChangeRow, changeColumns, type ErrorRow, errorColumns } from './previewColumns.tsx'
import type { FileCheck } from './useFileCheck.ts'

/** What a file changes, and its errors: all of them counted, the first ones listed. */
export const ImportPreview = ({ check }: { readonly check: FileCheck }) => {
  const text = useText()
  const { people, unchanged, changes, change_count, errors, error_count, ignored_columns } = check
  const changeRows = useMemo(
    () => changes.map(change => ({ ...change, id: `${change.line} ${change.field}` })),
    [changes],
  )
  const errorRows = useMemo(
    () => errors.map(error => ({ ...error, id: `${error.line} ${error.column} ${error.reason}` })),
    [errors],
  )
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
          <Preview<ErrorRow>
            label={text('people.importing.errors')}
            rows={errorRows}
            columns={errorColumns}
          />
        </>
      )}
      <Typography role="status">
        <strong>{text('people.importing.summary', { smart_count: people })}.</strong>{' '}
        {unchanged > 0 && text('people.importing.unchanged', { smart_count: unchanged })}
        {shownOf(changes.length, change_count)}
      </Typography>
      {ignored_columns.length > 0 && (
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {text('people.importing.ignored', { columns: ignored_columns.join(', ') })}
        </Typography>
      )}
      {changes.length > 0 && (
        <Preview<ChangeRow>
          label={text('people.importing.changes')}
          rows={changeRows}
          columns={changeColumns}
        />
      )}
    </>
  )
}

/** Rows of a file; they scroll in their own box, which the keyboard reaches. */
const Preview = <Row extends RaRecord>(props: ComponentProps<typeof PlainList<Row>>) => (
  <Box role="region" aria-label={props.label} tabIndex={0} sx={{ overflow: 'auto', maxHeight: 280 }}>
    <PlainList<Row> {...props} />
  </Box>
)
