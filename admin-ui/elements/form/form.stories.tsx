import { z } from 'zod'
import type { ElementStories } from '../../testing/story.ts'
import { ChoiceInput } from './ChoiceInput.tsx'
import { FormPart } from './FormPart.tsx'
import { RadioInput } from './RadioInput.tsx'
import { SaveBar } from './SaveBar.tsx'
import { SchemaForm } from './SchemaForm.tsx'
import { SwitchInput } from './SwitchInput.tsx'
import { TextInput } from './TextInput.tsx'

const schema = z.object({
  name: z.string().min(1),
  points: z.int(),
  interval: z.enum(['WEEKLY', 'MONTHLY']),
  policy: z.enum(['absorb', 'owe']),
  is_private: z.boolean(),
})

const form = (lock?: string) => (
  <SchemaForm
    schema={schema}
    defaultValues={{
      name: 'Lighthouse',
      points: 100,
      interval: 'MONTHLY',
      policy: 'absorb',
      is_private: false,
    }}
    onSave={() => Promise.resolve({ isDone: true, answer: undefined })}
  >
    <FormPart title="An award" {...(lock !== undefined && { lock })}>
      <TextInput source="name" label="Name" hint="As people know it." isDisabled={lock !== undefined} />
      <TextInput source="points" label="Points" isNumeric isDisabled={lock !== undefined} />
      <ChoiceInput
        source="interval"
        label="Interval"
        choices={[
          { value: 'WEEKLY', label: 'Every week' },
          { value: 'MONTHLY', label: 'Every month' },
        ]}
      />
      <RadioInput
        source="policy"
        label="Policy"
        choices={[
          { value: 'absorb', label: 'The company bears them', sentence: 'The reward stays.' },
          { value: 'owe', label: 'The member owes them', sentence: 'The next points repay them.' },
        ]}
      />
      <SwitchInput source="is_private" label="Private" sentence="Announced in a direct message." />
      <SaveBar />
    </FormPart>
  </SchemaForm>
)

export const stories: ElementStories = {
  Default: { element: form(), shows: 'As people know it.' },
  Locked: { element: form('Part of the Pro plan.'), shows: 'Part of the Pro plan.' },
}
