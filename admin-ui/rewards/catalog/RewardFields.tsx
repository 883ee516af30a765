import { formatPointsAsMoney } from '@laurel/contract/format/formatMoney.ts'
import Box from '@mui/material/Box'
import type { Refusal } from '../../elements/action/useAct.ts'
import { FormField } from '../../elements/form/FormField.tsx'
import type { SchemaForm } from '../../elements/form/useSchemaForm.ts'
import { wholeNumber } from '../../elements/form/wholeNumber.ts'
import { useTeamWords } from '../../elements/points/useTeamWords.ts'

type RewardTexts = {
  readonly name: string
  readonly emoji: string
  readonly description: string
  readonly pointCost: string
}

type RewardFieldsProps = { readonly form: SchemaForm<RewardTexts>; readonly refusal: Refusal | undefined }

export const RewardFields = ({ form, refusal }: RewardFieldsProps) => {
  const { name, emoji, description, pointCost } = form.values
  const cost = wholeNumber(pointCost)
  const say = useTeamWords()
  return (
    <>
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
        label={say('Point cost')}
        isNumeric
        value={pointCost}
        onType={text => form.change('pointCost', text)}
        problem={form.errorOf('point_cost', refusal)}
        hint={
          typeof cost === 'number' ? `Worth ${formatPointsAsMoney(cost)}` : say('100 points are worth $1.00')
        }
      />
    </>
  )
}
