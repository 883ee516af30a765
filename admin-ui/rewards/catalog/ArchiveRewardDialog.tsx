import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import { archiveCompanyReward } from '@laurel/contract/rewards/companyRewards.ts'
import Typography from '@mui/material/Typography'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'

type ArchiveRewardDialogProps = { readonly reward: CompanyReward; readonly onClose: () => void }

export const ArchiveRewardDialog = ({ reward, onClose }: ArchiveRewardDialogProps) => {
  const { perform, isRunning, refusal } = useAct(
    (_nothing: null, act) => act(archiveCompanyReward, { params: { id: reward.id } }),
    'Reward was taken off the shelf.',
  )
  const archive = async () => {
    if ((await perform(null)).isDone) onClose()
  }
  return (
    <ActDialog
      title="Take this reward off the shelf?"
      confirmLabel="Take off the shelf"
      isDestructive
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void archive()}
      onClose={onClose}
    >
      <Typography>
        Nobody can redeem <strong>{reward.name}</strong> any more. What was already redeemed stays as it is.
      </Typography>
    </ActDialog>
  )
}
