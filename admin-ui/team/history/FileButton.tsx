import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useText } from '../../messages/useText.ts'
import { saveFile } from '../../reports/activity/saveFile.ts'

type FileButtonProps = {
  /** The name of the file, with its ending. */
  readonly name: string
  readonly label: string
  readonly read: () => Promise<string>
}

/** Saves what the server answers as a file. */
export const FileButton = ({ name, label, read }: FileButtonProps) => {
  const text = useText()
  const notify = useNotify()
  const [isRunning, setRunning] = useState(false)
  const save = async () => {
    setRunning(true)
    try {
      saveFile(name, await read())
    } catch (error) {
      notify(error instanceof Error ? error.message : text('reports.fileFailed'), { type: 'error' })
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button variant="outlined" startIcon={<Download />} loading={isRunning} onClick={() => void save()}>
      {label}
    </Button>
  )
}
