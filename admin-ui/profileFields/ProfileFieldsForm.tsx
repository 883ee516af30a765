import type { CustomField, ProfileFields } from '@laurel/contract/people/customField.ts'
import { mapProfileFields } from '@laurel/contract/people/mapProfileFields.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAct } from '../acts/useAct.ts'
import { FormPart } from '../channels/FormPart.tsx'
import { useConnection } from '../connection/ConnectionContext.ts'
import { FieldChoice } from './FieldChoice.tsx'
import { meanings, proposedManager } from './profileFieldTexts.ts'

type ProfileFieldsFormProps = { readonly fields: readonly CustomField[]; readonly saved: ProfileFields }

/** Which field means what. A manager field is proposed by its name; nothing holds before it was saved. */
export const ProfileFieldsForm = ({ fields, saved }: ProfileFieldsFormProps) => {
  const { client } = useConnection()
  const proposed = saved.manager === null ? proposedManager(fields) : null
  const [chosen, setChosen] = useState<ProfileFields>({ ...saved, manager: saved.manager ?? proposed })
  const { perform, isRunning, refusal } = useAct(
    (body: ProfileFields, options) => client.call(mapProfileFields, { body }, options),
    'Profile fields have been saved.',
  )
  const isChanged = meanings.some(({ name }) => chosen[name] !== saved[name])
  const isSameDate = chosen.start_date !== null && chosen.start_date === chosen.birthday
  return (
    <Box
      component="form"
      noValidate
      aria-label="Profile fields"
      onSubmit={event => {
        event.preventDefault()
        if (!isSameDate) void perform(chosen)
      }}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 720, marginBottom: 4 }}
    >
      <FormPart title="What Laurel acts on">
        {meanings.map(meaning => (
          <FieldChoice
            key={meaning.name}
            meaning={meaning}
            fields={fields}
            value={chosen[meaning.name]}
            isProposed={meaning.name === 'manager' && proposed !== null && chosen.manager === proposed}
            {...(meaning.name === 'birthday' &&
              isSameDate && { problem: 'This field is the start date already. Choose another one.' })}
            onChoose={id => setChosen({ ...chosen, [meaning.name]: id })}
          />
        ))}
        <Typography variant="body2" color="text.secondary">
          Dates that somebody entered by hand in Laurel stay as they are. Dates that came from a field go when
          the field is taken out here or emptied in Slack.
        </Typography>
      </FormPart>
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      <Box>
        <Button type="submit" variant="contained" disabled={!isChanged} loading={isRunning}>
          Save
        </Button>
      </Box>
    </Box>
  )
}
