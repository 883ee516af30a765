import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import { archiveCompanyReward } from '@laurel/contract/rewards/companyRewards.ts'
import Typography from '@mui/material/Typography'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'

type ArchiveRewardDialogProps = { readonly reward: CompanyReward; readonly onClose: () => void }

export const ArchiveRewardDialog = ({ reward, onClose }: ArchiveRewardDialogProps) => {
  const text = useText()
  const { perform, isRunning, refusal } = useAct(
    (_nothing: null, act) => act(archiveCompanyReward, { params: { id: reward.id } }),
    text('rewards.rewardWasTakenOff'),
  )
  const archive = async () => {
    if ((await perform(null)).isDone) onClose()
  }
  return (
    <ActDialog
      title={text('rewards.takeThisRewardOff')}
      confirmLabel={text('rewards.takeOffTheShelf')}
      isDestructive
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void archive()}
      onClose={onClose}
    >
      <Typography>
        <TextWith of="rewards.catalog.takeOffSentence" parts={{ name: <strong>{reward.name}</strong> }} />
      </Typography>
    </ActDialog>
  )
}
