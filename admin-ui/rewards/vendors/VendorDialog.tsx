import { connectVendor, type Vendor, type VendorField } from '@laurel/contract/rewards/vendors.ts'
import TextField from '@mui/material/TextField'
import type { z } from 'zod'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'
import { TestButton } from './TestButton.tsx'
import { VendorFieldInput } from './VendorFieldInput.tsx'

type VendorDialogProps = { readonly vendor: Vendor; readonly onClose: () => void }

/** The settings of a vendor, as its fields say. Stored secrets are never shown. */
export const VendorDialog = ({ vendor, onClose }: VendorDialogProps) => {
  const text = useText()
  const { title } = vendor
  const { perform, isRunning } = useAct(
    (body: z.output<typeof connectVendor.body>, act) =>
      act(connectVendor, { params: { name: vendor.id }, body }),
    text('rewards.vendors.saved', { vendor: title }),
    { onDone: onClose },
  )
  const isConnected = vendor.connected_at !== null
  return (
    <FormDialog
      title={text(isConnected ? 'rewards.vendors.changeOf' : 'rewards.vendors.connectOf', { vendor: title })}
      confirmLabel={text(isConnected ? 'rewards.vendors.save' : 'rewards.vendors.connect')}
      isRunning={isRunning}
      schema={connectVendor.body}
      defaultValues={{
        settings: Object.fromEntries(vendor.fields.map(field => [field.name, firstOf(field)])),
      }}
      onSave={perform}
      onClose={onClose}
    >
      {vendor.fields.map((field, index) => (
        <VendorFieldInput
          key={field.name}
          field={field}
          source={`settings.${field.name}`}
          isFirst={index === 0}
          keptHint={text('rewards.vendors.secretKept')}
        />
      ))}
      {vendor.webhook_url !== null && (
        <TextField
          label={text('rewards.vendors.webhook')}
          value={vendor.webhook_url}
          slotProps={{ input: { readOnly: true } }}
          onFocus={event => event.target.select()}
        />
      )}
      <TestButton vendor={vendor} />
    </FormDialog>
  )
}

const firstOf = ({ kind, value, options }: VendorField): string =>
  value ?? (kind === 'choice' ? (options[0] ?? '') : '')
