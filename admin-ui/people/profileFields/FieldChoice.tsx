import type { CustomField } from '@laurel/contract/people/customField.ts'
import { useWatch } from 'react-hook-form'
import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { useText } from '../../messages/useText.ts'
import type { meanings } from './meanings.ts'

type FieldChoiceProps = {
  readonly meaning: (typeof meanings)[number]
  readonly fields: readonly CustomField[]
  /** Chosen by its name, and not saved yet. */
  readonly proposed: string | null
}

/** One of the fields that could mean this, or none. A field that was saved and is gone from Slack is still named. */
export const FieldChoice = ({ meaning, fields, proposed }: FieldChoiceProps) => {
  const text = useText()
  const value: string | null = useWatch({ name: meaning.name })
  const fitting = fields.filter(({ type }) => type === meaning.type)
  const isGone = value !== null && !fitting.some(({ id }) => id === value)
  const hint = text(`people.profileFields.${meaning.name}.${fitting.length === 0 ? 'none' : 'hint'}`)
  const isProposed = proposed !== null && value === proposed
  return (
    <ChoiceInput
      source={meaning.name}
      label={text(`people.profileFields.${meaning.name}.label`)}
      hint={isProposed ? text('people.profileFields.proposed', { hint }) : hint}
      choices={[
        { value: null, label: text('people.profileFields.noField') },
        ...fitting.map(({ id, label }) => ({ value: id, label })),
        ...(isGone ? [{ value, label: text('people.profileFields.gone') }] : []),
      ]}
    />
  )
}
