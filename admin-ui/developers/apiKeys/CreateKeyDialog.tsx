import { createApiKey } from '@laurel/contract/developers/apiKeys.ts'
import type { z } from 'zod'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'
import { ScopesInput } from './ScopesInput.tsx'

type CreateKeyProps = {
  readonly onIssued: (name: string, secret: string) => void
  readonly onClose: () => void
}

const lifetimes = [7, 30, 90, 180, 365] as const

/** Asks what a key is for, what it may do and for how long. */
export const CreateKeyDialog = ({ onIssued, onClose }: CreateKeyProps) => {
  const text = useText()
  const { perform, isRunning } = useAct(
    (body: z.output<typeof createApiKey.body>, act) => act(createApiKey, { body }),
    text('apiKeys.created'),
  )
  return (
    <FormDialog
      title={text('apiKeys.createTitle')}
      confirmLabel={text('apiKeys.create')}
      isRunning={isRunning}
      schema={createApiKey.body}
      defaultValues={{ name: '', scopes: [], days: 90 }}
      onSave={async body => {
        const outcome = await perform(body)
        if (outcome.isDone) onIssued(body.name, outcome.answer.secret)
        return outcome
      }}
      onClose={onClose}
    >
      <TextInput source="name" label={text('field.name')} hint={text('apiKeys.nameHint')} isFirst />
      <ScopesInput source="scopes" />
      <ChoiceInput
        source="days"
        label={text('apiKeys.lifetime')}
        hint={text('apiKeys.lifetimeHint')}
        choices={lifetimes.map(days => ({ value: days, label: text('apiKeys.days', { smart_count: days }) }))}
      />
    </FormDialog>
  )
}
