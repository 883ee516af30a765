import { exportActivity } from '@laurel/contract/reports/activityReport.ts'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { useText } from '../../messages/useText.ts'
import { saveFile } from './saveFile.ts'
import { useActivityFilter } from './useActivityFilter.ts'

/**
 * Saves all lines of the shown report, not only those of the page, as a CSV file. The request carries the bearer token,
 * so the browser cannot just go to the address of the file.
 */
export const ExportButton = () => {
  const text = useText()
  const { filter: query } = useActivityFilter()
  const { client } = useConnection()
  const notify = useNotify()
  const [isRunning, setRunning] = useState(false)
  const save = async () => {
    setRunning(true)
    try {
      const csv = await client.call(exportActivity, { query })
      saveFile(
        `${query.type}${query.start ? `-${query.start}` : ''}${query.end ? `-${query.end}` : ''}.csv`,
        csv,
      )
    } catch (error) {
      notify(error instanceof Error ? error.message : text('reports.fileFailed'), {
        type: 'error',
      })
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button variant="outlined" startIcon={<Download />} loading={isRunning} onClick={() => void save()}>
      {text('reports.exportCSV')}
    </Button>
  )
}
