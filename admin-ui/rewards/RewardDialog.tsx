import { type CompanyReward, CompanyRewardSettings } from '@laurel/contract/rewards/companyReward.ts'
import { changeCompanyReward, defineCompanyReward } from '@laurel/contract/rewards/companyRewards.ts'
import Button from '@mui/material/Button'
import { ActDialog } from '../acts/ActDialog.tsx'
import { useAct } from '../acts/useAct.ts'
import { useSchemaForm } from '../acts/useSchemaForm.ts'
import { wholeNumber } from '../acts/wholeNumber.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { RewardFields } from './RewardFields.tsx'

type RewardDialogProps = {
  /** The reward to change; left out, a new one is put on the shelf. */
  readonly reward?: CompanyReward
  readonly onArchive?: () => void
  readonly onClose: () => void
}

export const RewardDialog = ({ reward, onArchive, onClose }: RewardDialogProps) => {
  const { client } = useConnection()
  const form = useSchemaForm({
    name: reward?.name ?? '',
    emoji: reward?.emoji ?? '🎁',
    description: reward?.description ?? '',
    pointCost: reward ? String(reward.point_cost) : '',
  })
  const { perform, isRunning, refusal } = useAct(
    (body: CompanyRewardSettings, options) =>
      reward
        ? client.call(changeCompanyReward, { params: { id: reward.id }, body }, options)
        : client.call(defineCompanyReward, { body }, options),
    reward ? 'Reward has been updated.' : 'Reward is on the shelf.',
  )

  const save = async () => {
    const { pointCost, ...texts } = form.values
    const body = form.parse(CompanyRewardSettings, { ...texts, point_cost: wholeNumber(pointCost) })
    if (body && (await perform(body))) onClose()
  }

  return (
    <ActDialog
      title={reward ? 'Change this reward' : 'A new company reward'}
      confirmLabel={reward ? 'Save' : 'Put on the shelf'}
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <RewardFields form={form} refusal={refusal} />
      {onArchive && (
        <Button color="error" onClick={onArchive} sx={{ alignSelf: 'flex-start', paddingInline: 0 }}>
          Take off the shelf…
        </Button>
      )}
    </ActDialog>
  )
}
