import { exportActivity } from '@laurel/contract/reports/activityReport.ts'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useConnection } from '../connection/ConnectionContext.ts'
import { saveFile } from './saveFile.ts'
import type { ActivityQuery } from './useActivityQuery.ts'

/** Saves all lines of the shown report, not only those of the page, as a CSV file. */
export const ExportButton = ({ query }: { readonly query: ActivityQuery }) => {
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
      notify(error instanceof Error ? error.message : 'The file could not be made, please try again.', {
        type: 'error',
      })
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button variant="outlined" startIcon={<Download />} loading={isRunning} onClick={() => void save()}>
      Export CSV
    </Button>
  )
}
