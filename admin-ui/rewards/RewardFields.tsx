import { formatPointsAsMoney } from '@laurel/contract/wire/format/formatMoney.ts'
import Box from '@mui/material/Box'
import { FormField } from '../acts/FormField.tsx'
import type { Refusal } from '../acts/useAct.ts'
import type { SchemaForm } from '../acts/useSchemaForm.ts'
import { wholeNumber } from '../acts/wholeNumber.ts'
import { useTeamWords } from '../points/useTeamWords.ts'

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
