import type { Campaign } from '@laurel/contract/awards/nominations.ts'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { NamedButton } from '../../elements/action/NamedButton.tsx'
import { useText } from '../../messages/useText.ts'

type CampaignActionsProps = { readonly campaign: Campaign; readonly onEnd: () => void }

export const CampaignActions = ({ campaign, onEnd }: CampaignActionsProps) => {
  const text = useText()
  const about = { title: campaign.title }
  return (
    <>
      <Button
        size="small"
        component={Link}
        to={`/reporting/activity?type=nominations&campaign_id=${campaign.id}`}
        aria-label={text('nominations.viewActivityOf', about)}
      >
        {text('nominations.viewActivity')}
      </Button>
      {campaign.status !== 'COMPLETE' && (
        <NamedButton of="nominations.endCampaign" about={about} variant="outlined" onClick={onEnd} />
      )}
    </>
  )
}
