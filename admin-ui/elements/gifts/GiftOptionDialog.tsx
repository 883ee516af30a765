import { GiftOption } from '@laurel/contract/awards/award.ts'
import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { z } from 'zod'
import { useText } from '../../messages/useText.ts'
import { FormDialog } from '../action/FormDialog.tsx'
import { TextInput } from '../form/TextInput.tsx'
import { optionProblem } from './optionProblem.ts'
import { RewardInput } from './RewardInput.tsx'

type GiftOptionDialogProps = {
  readonly rewards: readonly CompanyReward[]
  readonly isLoading: boolean
  /** The option to change, if there is one. */
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
  const text = useText()
  const [kind, setKind] = useState<Kind>(current?.type === 'POINTS' ? 'POINTS' : 'CUSTOM_REWARD')
  const schema = z
    .looseObject({})
    .transform(fields => ({ ...fields, type: kind }))
    .pipe(
      z.preprocess(
        value => value,
        GiftOption.superRefine((option, context) => {
          const found = optionProblem(option, others)
          if (found) context.addIssue({ code: 'custom', message: text(found.problem), path: [found.field] })
        }),
      ),
    )
  return (
    <FormDialog
      title={text('gifts.title')}
      confirmLabel={text(current && current.type !== 'PLACEHOLDER' ? 'gifts.change' : 'gifts.add')}
      schema={schema}
      defaultValues={current ?? {}}
      onSave={option => {
        onChoose(option)
        return Promise.resolve({ isDone: true, answer: option })
      }}
      onClose={onClose}
    >
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        aria-label={text('gifts.kind')}
        value={kind}
        onChange={(_event, chosen: Kind | null) => {
          if (chosen !== null) setKind(chosen)
        }}
      >
        <ToggleButton value="CUSTOM_REWARD">{text('gifts.companyReward')}</ToggleButton>
        <ToggleButton value="POINTS">{text('gifts.points')}</ToggleButton>
      </ToggleButtonGroup>
      {kind === 'POINTS' ? (
        <TextInput
          source="points"
          label={text('gifts.points')}
          isNumeric
          isFirst
          hint={text('gifts.pointsHint')}
        />
      ) : (
        <RewardInput rewards={rewards} isLoading={isLoading} />
      )}
    </FormDialog>
  )
}
