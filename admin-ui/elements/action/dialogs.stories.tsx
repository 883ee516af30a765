import { z } from 'zod'
import type { ElementStories } from '../../testing/story.ts'
import { TextInput } from '../form/TextInput.tsx'
import { ActDialog } from './ActDialog.tsx'
import { FormDialog } from './FormDialog.tsx'

const nothing = () => undefined
const question = { title: 'Delete this award?', confirmLabel: 'Delete', onConfirm: nothing, onClose: nothing }

export const stories: ElementStories = {
  Default: { element: <ActDialog {...question}>Past awards stay.</ActDialog>, shows: 'Past awards stay.' },
  Destructive: {
    element: (
      <ActDialog {...question} isDestructive>
        Past awards stay.
      </ActDialog>
    ),
    shows: 'Delete',
  },
  Refused: {
    element: (
      <ActDialog {...question} refusal={{ message: 'The award was deleted before.', fields: {} }}>
        Past awards stay.
      </ActDialog>
    ),
    shows: 'The award was deleted before.',
  },
  Form: {
    element: (
      <FormDialog
        title="Cancel this redemption?"
        confirmLabel="Cancel redemption"
        schema={z.object({ reason: z.string().min(1) })}
        defaultValues={{ reason: '' }}
        onSave={() => Promise.resolve({ isDone: true, answer: undefined })}
        onClose={nothing}
      >
        <TextInput source="reason" label="Reason" hint="Kept with the refund." />
      </FormDialog>
    ),
    shows: 'Kept with the refund.',
  },
}
