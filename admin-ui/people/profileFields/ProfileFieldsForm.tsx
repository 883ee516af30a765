import { type CustomField, ProfileFields } from '@laurel/contract/people/customField.ts'
import { mapProfileFields } from '@laurel/contract/people/mapProfileFields.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useAct } from '../../elements/action/useAct.ts'
import { FormPart } from '../../elements/form/FormPart.tsx'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { useText } from '../../messages/useText.ts'
import { FieldChoice } from './FieldChoice.tsx'
import { meanings, proposedManager } from './meanings.ts'

type ProfileFieldsFormProps = { readonly fields: readonly CustomField[]; readonly saved: ProfileFields }

/** Which field means what. A manager field is proposed by its name; nothing takes effect before it is saved. */
export const ProfileFieldsForm = ({ fields, saved }: ProfileFieldsFormProps) => {
  const text = useText()
  const { perform } = useAct(
    (body: ProfileFields, act) => act(mapProfileFields, { body }),
    text('people.profileFields.saved'),
  )
  const schema = ProfileFields.refine(
    ({ start_date, birthday }) => start_date === null || start_date !== birthday,
    { error: text('people.profileFields.sameDate'), path: ['birthday'] },
  )
  const proposed = saved.manager === null ? proposedManager(fields) : null
  return (
    <SchemaForm
      label={text('people.profileFields.title')}
      schema={schema}
      defaultValues={{ ...saved, manager: saved.manager ?? proposed }}
      onSave={perform}
      isGuarded
    >
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 720, marginBottom: 4 }}>
        <FormPart title={text('people.profileFields.actedOn')}>
          {meanings.map(meaning => (
            <FieldChoice
              key={meaning.name}
              meaning={meaning}
              fields={fields}
              proposed={meaning.name === 'manager' ? proposed : null}
            />
          ))}
          <Typography variant="body2" color="text.secondary">
            {text('people.profileFields.datesNote')}
          </Typography>
        </FormPart>
        <SaveBar isAlwaysOpen={proposed !== null} />
      </Box>
    </SchemaForm>
  )
}
