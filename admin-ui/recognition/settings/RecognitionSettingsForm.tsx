import { saveValues } from '@laurel/contract/team/saveValues.ts'
import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import Box from '@mui/material/Box'
import { useMe } from '../../app/access/MeContext.ts'
import { type Outcome, useAct } from '../../elements/action/useAct.ts'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { useText } from '../../messages/useText.ts'
import { PlacesPart } from './PlacesPart.tsx'
import { metadataOf, RecognitionForm, recognitionFormOf } from './recognitionForm.ts'
import { withDraft } from './useValueRows.ts'
import { ValuesPart } from './ValuesPart.tsx'

/** The fields of the request as fields of the form. */
const atFields = <Answer,>(outcome: Outcome<Answer>): Outcome<Answer> => {
  if (outcome.isDone) return outcome
  const { fields } = outcome.refusal
  const { 'reaction_shoutout.emoji': emoji, ...others } = fields
  return emoji === undefined
    ? outcome
    : { isDone: false, refusal: { message: emoji, fields: { ...others, 'reaction.emoji': emoji } } }
}

/** How recognition works in the whole team; nothing takes effect before it is saved. */
export const RecognitionSettingsForm = () => {
  const { team } = useMe()
  const text = useText()
  const { perform } = useAct(async (form: RecognitionForm, act) => {
    await act(saveValues, { body: form.values.map(value => value.text) })
    return await act(updateMetadata, { body: metadataOf(form) })
  }, text('recognition.settings.saved'))

  const save = async (form: RecognitionForm): Promise<Outcome<unknown>> => {
    const values = await withDraft(form)
    if (values) return atFields(await perform({ ...form, values }))
    const message = text('recognition.settings.duplicate', { value: form.draft.trim() })
    return { isDone: false, refusal: { message, fields: { draft: message } } }
  }

  return (
    <SchemaForm
      label={text('recognition.settings.title')}
      schema={RecognitionForm}
      defaultValues={recognitionFormOf(team)}
      onSave={save}
      isGuarded
    >
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 720 }}>
        <ValuesPart />
        <PlacesPart />
        <SaveBar />
      </Box>
    </SchemaForm>
  )
}
