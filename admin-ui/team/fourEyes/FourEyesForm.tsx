import { FourEyesSettings, setFourEyes } from '@laurel/contract/team/fourEyes.ts'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAct } from '../../elements/action/useAct.ts'
import { FormPart } from '../../elements/form/FormPart.tsx'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'

/** A field that is left empty is no limit. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value: string | number | null) => (value === '' ? null : value), schema)

const { shape } = FourEyesSettings
const FourEyesInput = z.object({
  award_points: orNothing(shape.award_points),
  payout_dollars: orNothing(shape.payout_dollars),
  adjustment_points: orNothing(shape.adjustment_points),
})

/** The limits above which a second administrator has to approve. */
export const FourEyesForm = ({ limits }: { readonly limits: FourEyesSettings }) => {
  const text = useText()
  const { perform } = useAct(
    (body: FourEyesSettings, act) => act(setFourEyes, { body }),
    text('fourEyes.saved'),
  )
  return (
    <SchemaForm schema={FourEyesInput} defaultValues={limits} onSave={perform} isGuarded>
      <FormPart title={text('fourEyes.limits')}>
        <Typography color="text.secondary">{text('fourEyes.limitsSentence')}</Typography>
        <TextInput
          source="award_points"
          isNumeric
          isOptional
          label={text('fourEyes.award')}
          hint={text('fourEyes.awardHint')}
        />
        <TextInput
          source="payout_dollars"
          isNumeric
          isOptional
          label={text('fourEyes.payout')}
          hint={text('fourEyes.payoutHint')}
        />
        <TextInput
          source="adjustment_points"
          isNumeric
          isOptional
          label={text('fourEyes.adjustment')}
          hint={text('fourEyes.adjustmentHint')}
        />
        <SaveBar />
      </FormPart>
    </SchemaForm>
  )
}
