import { workspaceReading } from '@laurel/contract/team/setup/workspaceReading.ts'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import Sync from '@mui/icons-material/SyncOutlined'
import Chip from '@mui/material/Chip'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useText } from '../../messages/useText.ts'

const marks = {
  done: { icon: <CheckCircle />, color: 'success' },
  reading: { icon: <Sync />, color: 'default' },
  failed: { icon: <ErrorOutline />, color: 'warning' },
} as const

/** Whether the last sync with Slack succeeded; nothing where no workspace is connected. */
export const SyncMark = () => {
  const text = useText()
  const { data } = useAnswer(workspaceReading, () => ({}))
  if (!data) return null
  const { icon, color } = marks[data.state]
  return <Chip icon={icon} color={color} variant="outlined" label={text(`people.sync.${data.state}`)} />
}
