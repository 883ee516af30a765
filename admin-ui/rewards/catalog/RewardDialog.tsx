import { type CompanyReward, CompanyRewardSettings } from '@laurel/contract/rewards/companyReward.ts'
import { changeCompanyReward, defineCompanyReward } from '@laurel/contract/rewards/companyRewards.ts'
import Button from '@mui/material/Button'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'
import { RewardFields } from './RewardFields.tsx'

type RewardDialogProps = {
  /** The reward to change; left out, a new one is put on the shelf. */
  readonly reward?: CompanyReward
  readonly onArchive?: () => void
  readonly onClose: () => void
}

export const RewardDialog = ({ reward, onArchive, onClose }: RewardDialogProps) => {
  const text = useText()
  const { perform, isRunning } = useAct(
    (body: CompanyRewardSettings, act) =>
      reward
        ? act(changeCompanyReward, { params: { id: reward.id }, body })
        : act(defineCompanyReward, { body }),
    text(reward ? 'rewards.catalog.changed' : 'rewards.catalog.defined'),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text(reward ? 'rewards.catalog.change' : 'rewards.catalog.new')}
      confirmLabel={text(reward ? 'form.save' : 'rewards.catalog.put')}
      isRunning={isRunning}
      schema={CompanyRewardSettings}
      defaultValues={reward ?? { name: '', emoji: '🎁', description: '' }}
      onSave={perform}
      onClose={onClose}
    >
      <RewardFields />
      {onArchive && (
        <Button color="error" onClick={onArchive} sx={{ alignSelf: 'flex-start', paddingInline: 0 }}>
          {text('rewards.catalog.takeOff')}
        </Button>
      )}
    </FormDialog>
  )
}
