import { changeCompanyReward, defineCompanyReward } from '@laurel/contract/admin/rewards.ts'
import { formatPointsAsMoney } from '@laurel/contract/format/formatMoney.ts'
import { type CompanyReward, CompanyRewardSettings } from '@laurel/contract/records/companyReward.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ActDialog } from '../acts/ActDialog.tsx'
import { FormField } from '../acts/FormField.tsx'
import { useAct } from '../acts/useAct.ts'
import { useSchemaForm } from '../acts/useSchemaForm.ts'
import { wholeNumber } from '../acts/wholeNumber.ts'
import { useConnection } from '../connection/ConnectionContext.ts'

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
  const { name, emoji, description, pointCost } = form.values
  const cost = wholeNumber(pointCost)

  const save = async () => {
    const body = form.parse(CompanyRewardSettings, { name, emoji, description, point_cost: cost })
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
      <Box sx={{ display: 'grid', gridTemplateColumns: '88px 1fr', gap: 1.5, alignItems: 'start' }}>
        <FormField
          label="Emoji"
          value={emoji}
          onType={text => form.change('emoji', text)}
          problem={form.errorOf('emoji', refusal)}
        />
        <FormField
          label="Name"
          isFirst
          value={name}
          onType={text => form.change('name', text)}
          problem={form.errorOf('name', refusal)}
        />
      </Box>
      <FormField
        label="Description"
        rows={3}
        value={description}
        onType={text => form.change('description', text)}
        problem={form.errorOf('description', refusal)}
      />
      <FormField
        label="Point cost"
        isNumeric
        value={pointCost}
        onType={text => form.change('pointCost', text)}
        problem={form.errorOf('point_cost', refusal)}
        hint={typeof cost === 'number' ? `Worth ${formatPointsAsMoney(cost)}` : '100 points are worth $1.00'}
      />
      {onArchive && (
        <Button color="error" onClick={onArchive} sx={{ alignSelf: 'flex-start', paddingInline: 0 }}>
          Take off the shelf…
        </Button>
      )}
    </ActDialog>
  )
}
