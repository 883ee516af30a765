import type { OrderedExport } from '@laurel/contract/reports/exports.ts'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link } from 'react-router-dom'
import { Page } from '../../app/shell/Page.tsx'
import { PlainList } from '../../elements/list/PlainList.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { ExportActs } from './ExportActs.tsx'
import { exportColumns } from './exportColumns.tsx'
import { useExports } from './useExports.ts'

/** The reports that the reader ordered as files. */
export const ExportsPage = () => {
  const text = useText()
  const files = useExports()
  return (
    <Page
      title={text('places.exports')}
      lead={text('exports.lead')}
      crumb={{ path: '/reporting', label: 'places.reports' }}
    >
      {files.data ? (
        <PlainList<OrderedExport>
          label={text('places.exports')}
          rows={files.data}
          columns={exportColumns}
          empty={
            <EmptyState
              title={text('exports.empty')}
              sentence={text('exports.emptySentence')}
              action={
                <Button component={Link} to="/reporting/activity" variant="contained">
                  {text('exports.toActivity')}
                </Button>
              }
            />
          }
          actions={file => <ExportActs file={file} />}
        />
      ) : (
        <Card>
          <NotLoaded of={files} columns={6} />
        </Card>
      )}
    </Page>
  )
}
