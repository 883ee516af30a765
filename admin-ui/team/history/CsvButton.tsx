import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useText } from '../../messages/useText.ts'
import { saveFile } from '../../reports/activity/saveFile.ts'

type CsvButtonProps = {
  /** The name of the file, without its ending. */
  readonly name: string
  readonly read: () => Promise<string>
}

/** Saves all rows, not only those on the screen, as a file. */
export const CsvButton = ({ name, read }: CsvButtonProps) => {
  const text = useText()
  const notify = useNotify()
  const [isRunning, setRunning] = useState(false)
  const save = async () => {
    setRunning(true)
    try {
      saveFile(`${name}.csv`, await read())
    } catch (error) {
      notify(error instanceof Error ? error.message : text('reports.fileFailed'), { type: 'error' })
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
