import Trophy from '@mui/icons-material/EmojiEventsOutlined'
import Chip from '@mui/material/Chip'
import { useAwards } from '../../awards/useAwards.ts'

type AwardChipProps = { readonly awardId: string; readonly onRemove: () => void }

/** Says that a report is about one award alone, and lets go of that. */
export const AwardChip = ({ awardId, onRemove }: AwardChipProps) => {
  const { awards } = useAwards()
  const name = awards?.find(award => award.id === awardId)?.name ?? 'One award'
  return <Chip icon={<Trophy />} label={name} onDelete={onRemove} sx={{ height: 40, borderRadius: '10px' }} />
}
