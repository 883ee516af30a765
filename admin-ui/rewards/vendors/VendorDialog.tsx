import { connectVendor, type Vendor, type VendorField } from '@laurel/contract/rewards/vendors.ts'
import TextField from '@mui/material/TextField'
import type { z } from 'zod'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'
import { SecretInput } from './SecretInput.tsx'
import { TestButton } from './TestButton.tsx'

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
        <FieldInput key={field.name} field={field} isFirst={index === 0} />
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

type FieldInputProps = { readonly field: VendorField; readonly isFirst: boolean }

const FieldInput = ({ field, isFirst }: FieldInputProps) => {
  const text = useText()
  const { name, title, help, kind, options, is_required: isRequired, is_set: isSet } = field
  const source = `settings.${name}`
  const hint = help === null ? {} : { hint: help }
  if (kind === 'choice')
    return (
      <ChoiceInput
        source={source}
        label={title}
        choices={options.map(value => ({ value, label: value }))}
        {...hint}
      />
    )
  if (kind === 'secret')
    return (
      <SecretInput
        source={source}
        label={title}
        isOptional={isSet || !isRequired}
        {...(isSet ? { hint: text('rewards.vendors.secretKept') } : hint)}
      />
    )
  return <TextInput source={source} label={title} isOptional={!isRequired} isFirst={isFirst} {...hint} />
}
