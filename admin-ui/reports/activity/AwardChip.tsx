import type { Award } from '@laurel/contract/awards/award.ts'
import Trophy from '@mui/icons-material/EmojiEventsOutlined'
import Chip from '@mui/material/Chip'
import { useGetOne } from 'ra-core'
import { useMe } from '../../app/access/MeContext.ts'
import { isInPlan } from '../../app/access/permissions.ts'
import { useText } from '../../messages/useText.ts'
import { useActivityFilter } from './useActivityFilter.ts'

/** Says that a report is about one award alone, and lets go of that. Awards are listed where the plan has them. */
export const AwardChip = () => {
  const { filter, change } = useActivityFilter()
  const text = useText()
  const { award_id: id = '' } = filter
  const isKnown = isInPlan(useMe(), 'awards')
  const { data } = useGetOne<Award>('awards', { id }, { enabled: isKnown && id !== '', retry: false })
  if (id === '') return null
  return (
    <Chip
      icon={<Trophy />}
      label={data?.name ?? text('reports.oneAward')}
      onDelete={() => change({ award_id: '' })}
      sx={{ height: 40, borderRadius: '10px' }}
    />
  )
}
