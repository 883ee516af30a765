import { saveValues } from '@laurel/contract/team/saveValues.ts'
import { TeamMetadataChanges } from '@laurel/contract/team/teamMetadata.ts'
import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useAct } from '../acts/useAct.ts'
import { useSchemaForm } from '../acts/useSchemaForm.ts'
import { wholeNumber } from '../acts/wholeNumber.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { useMe } from '../session/MeContext.ts'
import { NudgesPart } from './NudgesPart.tsx'
import { PlacesPart } from './PlacesPart.tsx'
import { changesOf, recognitionTextsOf } from './recognitionTexts.ts'
import { useValueRows } from './useValueRows.ts'
import { ValuesPart } from './ValuesPart.tsx'

const Reaction = TeamMetadataChanges.shape.reaction_shoutout.unwrap().unwrap()

type Changes = { readonly values: readonly string[]; readonly metadata: TeamMetadataChanges }

/** How recognition works in the whole team; nothing holds before it was saved. */
export const RecognitionSettingsForm = () => {
  const { client } = useConnection()
  const { team } = useMe()
  const rows = useValueRows(team.shoutout_values)
  const saved = recognitionTextsOf(team.metadata)
  const form = useSchemaForm(saved)
  const { perform, isRunning, refusal } = useAct(async ({ values, metadata }: Changes, options) => {
    await client.call(saveValues, { body: [...values] }, options)
    return await client.call(updateMetadata, { body: metadata })
  }, 'Recognition settings have been saved.')
  const isChanged =
    JSON.stringify(form.values) !== JSON.stringify(saved) ||
    textsOf(rows.values) !== textsOf(team.shoutout_values) ||
    (rows.draft ?? '').trim() !== ''

  const save = async () => {
    const values = await rows.confirm()
    const { gives, emoji, points } = form.values
    const typed = { emoji: emoji.trim().replaceAll(':', '').toLowerCase(), points: wholeNumber(points) }
    const reaction = gives ? form.parse(Reaction, typed) : null
    if (values === undefined || reaction === undefined) return
    rows.close()
    await perform({ values: values.map(({ text }) => text), metadata: changesOf(form.values, reaction) })
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label="Recognition settings"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 720 }}
    >
      <ValuesPart rows={rows} form={form} />
      <PlacesPart form={form} refusal={refusal} />
      <NudgesPart form={form} />
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      <Box>
        <Button type="submit" variant="contained" disabled={!isChanged} loading={isRunning}>
          Save
        </Button>
      </Box>
    </Box>
  )
}

const textsOf = (values: readonly { readonly text: string }[]): string =>
  values.map(({ text }) => text).join('\n')
