import Chip from '@mui/material/Chip'
import { statusLabels } from './statusLabels.ts'

/** Where a line stands, in a word and a colour that means it. */
export const StatusChip = ({ status }: { readonly status: string | null }) => {
  if (status === null) return '–'
  const { label, tone } = statusLabels.get(status) ?? { label: status.toLowerCase(), tone: 'calm' }
  return <Chip size="small" label={label} sx={{ ...tones[tone], marginRight: 0.75 }} />
}

const tones = {
  calm: { backgroundColor: 'tokens.raised', color: 'text.primary' },
  waiting: { backgroundColor: 'tokens.goldSoft', color: 'tokens.goldInk' },
  done: { backgroundColor: 'tokens.evergreenSoft', color: 'tokens.evergreenStrong' },
  undone: { backgroundColor: 'tokens.dangerSoft', color: 'tokens.danger' },
} as const
