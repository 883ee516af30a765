import { type Integration, setCredentials } from '@laurel/contract/team/integrations.ts'
import type { z } from 'zod'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'
import { SecretInput } from '../../rewards/vendors/SecretInput.tsx'

type CredentialsDialogProps = { readonly integration: Integration; readonly onClose: () => void }

/** The credentials of an integration, as its fields say. Stored secrets are never shown. */
export const CredentialsDialog = ({ integration, onClose }: CredentialsDialogProps) => {
  const text = useText()
  const { title: name, provider, fields, is_connected: isConnected } = integration
  const { perform, isRunning } = useAct(
    (body: z.output<typeof setCredentials.body>, act) => act(setCredentials, { params: { provider }, body }),
    ({ ok, message }) =>
      ok
        ? { text: text('integrations.saved', { name }), type: 'success' }
        : { text: message ?? text('integrations.errorOccurred'), type: 'warning' },
    { onDone: ({ ok }) => ok && onClose() },
  )
  return (
    <FormDialog
      title={name}
      confirmLabel={text(isConnected ? 'integrations.save' : 'integrations.connect')}
      isRunning={isRunning}
      schema={setCredentials.body}
      defaultValues={Object.fromEntries(
        fields.map(({ name: field, value, options }) => [field, value ?? options[0] ?? '']),
      )}
      onSave={perform}
      onClose={onClose}
    >
      {fields.map((field, index) => (
        <FieldInput key={field.name} field={field} isFirst={index === 0} />
      ))}
    </FormDialog>
  )
}

type FieldInputProps = { readonly field: Integration['fields'][number]; readonly isFirst: boolean }

const FieldInput = ({ field, isFirst }: FieldInputProps) => {
  const text = useText()
  const { name, title, help, kind, options, is_required: isRequired, is_set: isSet } = field
  const hint = help === null ? {} : { hint: help }
  if (kind === 'choice')
    return (
      <ChoiceInput
        source={name}
        label={title}
        choices={options.map(value => ({ value, label: value }))}
        {...hint}
      />
    )
  if (kind === 'secret')
    return (
      <SecretInput
        source={name}
        label={title}
        isOptional={isSet || !isRequired}
        {...(isSet ? { hint: text('integrations.secretKept') } : hint)}
      />
    )
  return <TextInput source={name} label={title} isOptional={!isRequired} isFirst={isFirst} {...hint} />
}
