import { type Integration, setCredentials } from '@laurel/contract/team/integrations.ts'
import TextField from '@mui/material/TextField'
import type { z } from 'zod'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'
import { VendorFieldInput } from '../../rewards/vendors/VendorFieldInput.tsx'

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
        <VendorFieldInput
          key={field.name}
          field={field}
          source={field.name}
          isFirst={index === 0}
          keptHint={text('integrations.secretKept')}
        />
      ))}
      {integration.webhook_url !== null && (
        <TextField
          label={text('integrations.webhook')}
          helperText={text('integrations.webhookHint', { name })}
          value={integration.webhook_url}
          slotProps={{ input: { readOnly: true } }}
          onFocus={event => event.target.select()}
        />
      )}
    </FormDialog>
  )
}
