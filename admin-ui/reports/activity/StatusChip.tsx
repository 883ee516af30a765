import Chip from '@mui/material/Chip'
import { laterTexts } from '../../messages/laterTexts.ts'
import { useText } from '../../messages/useText.ts'

/** The status of a line. */
export const StatusChip = ({ status }: { readonly status: string | null }) => {
  const text = useText()
  if (status === null) return '–'
  const isKnown = isStatus(status)
  const label = isKnown ? text(`reports.statuses.${status}`) : status.toLowerCase()
  return (
    <Chip size="small" label={label} sx={{ ...looks[isKnown ? tones[status] : 'calm'], marginRight: 0.75 }} />
  )
}

type Status = keyof typeof laterTexts.reports.statuses

const isStatus = (status: string): status is Status => status in laterTexts.reports.statuses

const tones = {
  REQUESTED: 'calm',
  PENDING: 'waiting',
  PROCESSING: 'waiting',
  COMPLETE: 'done',
  CANCELLED: 'undone',
  RETURNED: 'undone',
  DECLINED: 'undone',
  RECALLED: 'undone',
  LEFT: 'undone',
} as const satisfies Record<Status, keyof typeof looks>

const looks = {
  calm: { backgroundColor: 'tokens.raised', color: 'text.primary' },
  waiting: { backgroundColor: 'tokens.goldSoft', color: 'tokens.goldInk' },
  done: { backgroundColor: 'tokens.evergreenSoft', color: 'tokens.evergreenStrong' },
  undone: { backgroundColor: 'tokens.dangerSoft', color: 'tokens.danger' },
} as const
