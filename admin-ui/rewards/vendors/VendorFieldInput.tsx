import type { VendorField } from '@laurel/contract/rewards/vendors.ts'
import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { SecretInput } from './SecretInput.tsx'

type VendorFieldInputProps = {
  readonly field: VendorField
  /** Where the form keeps it. */
  readonly source: string
  readonly isFirst: boolean
  /** Says that a stored secret stays where nothing is entered. */
  readonly keptHint: string
}

/** A setting of a partner, as its field says. A stored secret is never shown. */
export const VendorFieldInput = ({ field, source, isFirst, keptHint }: VendorFieldInputProps) => {
  const { title, help, kind, options, is_required: isRequired, is_set: isSet } = field
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
        {...(isSet ? { hint: keptHint } : hint)}
      />
    )
  return <TextInput source={source} label={title} isOptional={!isRequired} isFirst={isFirst} {...hint} />
}
