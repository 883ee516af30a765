import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useSaveFile } from '../../reports/activity/useSaveFile.ts'

type FileButtonProps = {
  /** The name of the file, with its ending. */
  readonly name: string
  readonly label: string
  readonly read: () => Promise<string | Blob>
}

/** Saves what the server answers as a file. */
export const FileButton = ({ name, label, read }: FileButtonProps) => {
  const { save, isRunning } = useSaveFile(name, read)
  return (
    <Button variant="outlined" startIcon={<Download />} loading={isRunning} onClick={() => void save()}>
      {label}
    </Button>
  )
}
