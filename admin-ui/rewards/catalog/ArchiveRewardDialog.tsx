import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import { archiveCompanyReward } from '@laurel/contract/rewards/companyRewards.ts'
import Typography from '@mui/material/Typography'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'

type ArchiveRewardDialogProps = { readonly reward: CompanyReward; readonly onClose: () => void }

export const ArchiveRewardDialog = ({ reward, onClose }: ArchiveRewardDialogProps) => {
  const text = useText()
  return (
    <ConfirmAct
      title={text('rewards.takeThisRewardOff')}
      confirmLabel={text('rewards.takeOffTheShelf')}
      isDestructive
      send={act => act(archiveCompanyReward, { params: { id: reward.id } })}
      notice={text('rewards.rewardWasTakenOff')}
      onClose={onClose}
    >
      <Typography>
        <TextWith of="rewards.catalog.takeOffSentence" parts={{ name: <strong>{reward.name}</strong> }} />
      </Typography>
    </ConfirmAct>
  )
}
