import {
  type Administrator,
  AdministratorChanges,
  listAdministrators,
  replaceAdministrators,
} from '@laurel/contract/team/administrators.ts'
import Box from '@mui/material/Box'
import type { z } from 'zod'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { PeopleInput } from '../../elements/people/PeopleInput.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { SettingsCard } from './SettingsCard.tsx'

/** Who administers the team; the owner can't be taken out. */
export const AdministratorsForm = () => {
  const text = useText()
  const administrators = useAnswer(listAdministrators, after => ({ query: after }))
  return (
    <SettingsCard title={text('settings.administrators')} sentence={text('settings.administratorsSentence')}>
      {administrators.data && <Form administrators={administrators.data.admins} />}
      <NotLoaded of={administrators} columns={1} />
    </SettingsCard>
  )
}

const Form = ({ administrators }: { readonly administrators: readonly Administrator[] }) => {
  const text = useText()
  const { perform } = useAct(
    (body: z.output<typeof AdministratorChanges>, act) => act(replaceAdministrators, { body }),
    text('team.saved'),
  )
  return (
    <SchemaForm
      label={text('settings.administrators')}
      schema={AdministratorChanges}
      defaultValues={{ admins: administrators.map(({ id }) => id) }}
      onSave={perform}
      isGuarded
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <PeopleInput
          source="admins"
          label={text('settings.people')}
          hint={text('settings.peopleHint')}
          known={administrators}
          required={administrators.filter(({ is_owner }) => is_owner)}
        />
        <SaveBar />
      </Box>
    </SchemaForm>
  )
}
