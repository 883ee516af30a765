import { GiftOption } from '@laurel/contract/awards/award.ts'
import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { ActDialog } from '../acts/ActDialog.tsx'
import { FormField } from '../acts/FormField.tsx'
import { useSchemaForm } from '../acts/useSchemaForm.ts'
import { wholeNumber } from '../acts/wholeNumber.ts'
import { useTeamWords } from '../points/useTeamWords.ts'
import { optionProblem } from './optionProblem.ts'
import { RewardChoice } from './RewardChoice.tsx'

type GiftOptionDialogProps = {
  readonly rewards: readonly CompanyReward[]
  readonly isLoading: boolean
  /** What stands in the place already. */
  readonly current: GiftOption | undefined
  /** The other options of the gift row. */
  readonly others: readonly GiftOption[]
  readonly onChoose: (option: GiftOption) => void
  readonly onClose: () => void
}

type Kind = 'CUSTOM_REWARD' | 'POINTS'

/** Says what a gift can be: a company reward, or points. */
export const GiftOptionDialog = (props: GiftOptionDialogProps) => {
  const { rewards, isLoading, current, others, onChoose, onClose } = props
  const say = useTeamWords()
  const [kind, setKind] = useState<Kind>(current?.type === 'POINTS' ? 'POINTS' : 'CUSTOM_REWARD')
  const [conflict, setConflict] = useState<ReturnType<typeof optionProblem>>()
  const form = useSchemaForm({
    rewardId: current?.type === 'CUSTOM_REWARD' ? current.reward_id : '',
    points: current?.type === 'POINTS' ? String(current.points) : '',
  })
  const { rewardId, points } = form.values
  const problemOf = (field: 'points' | 'reward_id') =>
    conflict?.field === field ? conflict.sentence : form.errorOf(field)

  const choose = () => {
    const option = form.parse(
      GiftOption,
      kind === 'POINTS'
        ? { type: kind, points: wholeNumber(points) }
        : { type: kind, reward_id: rewardId === '' ? undefined : rewardId },
    )
    if (!option) return
    const problem = optionProblem(option, others)
    setConflict(problem)
    if (!problem) onChoose(option)
  }

  const change = (name: 'rewardId' | 'points', value: string) => {
    setConflict(undefined)
    form.change(name, value)
  }

  return (
    <ActDialog
      title="What can be picked?"
      confirmLabel={current && current.type !== 'PLACEHOLDER' ? 'Change option' : 'Add option'}
      isRunning={false}
      refusal={undefined}
      onConfirm={choose}
      onClose={onClose}
    >
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        aria-label="Kind of gift"
        value={kind}
        onChange={(_event, chosen: Kind | null) => {
          if (chosen !== null) setKind(chosen)
        }}
      >
        <ToggleButton value="CUSTOM_REWARD">Company reward</ToggleButton>
        <ToggleButton value="POINTS">{say('Points')}</ToggleButton>
      </ToggleButtonGroup>
      {kind === 'POINTS' ? (
        <FormField
          label={say('Points')}
          isNumeric
          isFirst
          value={points}
          onType={text => change('points', text)}
          problem={problemOf('points')}
          hint={say('Credited when they are picked. 100 points are worth $1.00.')}
        />
      ) : (
        <RewardChoice
          rewards={rewards}
          isLoading={isLoading}
          chosenId={rewardId}
          onChoose={id => change('rewardId', id)}
          problem={problemOf('reward_id')}
        />
      )}
    </ActDialog>
  )
}
