import Campaign from '@mui/icons-material/CampaignOutlined'
import Chip from '@mui/material/Chip'
import { useText } from '../../messages/useText.ts'
import { useActivityFilter } from './useActivityFilter.ts'

/** Says that a report is about one campaign alone, and lets go of that. */
export const CampaignChip = () => {
  const { filter, change } = useActivityFilter()
  const text = useText()
  if (filter.campaign_id === undefined) return null
  return (
    <Chip
      icon={<Campaign />}
      label={text('reports.oneCampaign')}
      onDelete={() => change({ campaign_id: '' })}
      sx={{ height: 40, borderRadius: '10px' }}
    />
  )
}
