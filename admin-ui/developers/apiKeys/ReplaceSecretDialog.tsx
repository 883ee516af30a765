import { type ApiKey, rotateApiKey } from '@laurel/contract/developers/apiKeys.ts'
import Typography from '@mui/material/Typography'
import type { z } from 'zod'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { useText } from '../../messages/useText.ts'

type ReplaceSecretProps = {
  readonly apiKey: ApiKey
  readonly onIssued: (name: string, secret: string) => void
  readonly onClose: () => void
}

const overlaps = [0, 1, 24, 72, 168] as const

/** Replaces the secret of a key, with time for programs to change over. */
export const ReplaceSecretDialog = ({ apiKey: { id, name }, onIssued, onClose }: ReplaceSecretProps) => {
  const text = useText()
  const { perform, isRunning } = useAct(
    (body: z.output<typeof rotateApiKey.body>, act) => act(rotateApiKey, { params: { id }, body }),
    text('apiKeys.replaced'),
  )
  const labelOf = (hours: number) =>
    hours === 0 ? text('apiKeys.overlapNone') : text('apiKeys.overlapHours', { smart_count: hours })
  return (
    <FormDialog
      title={text('apiKeys.replaceTitle', { name })}
      confirmLabel={text('apiKeys.replace')}
      isRunning={isRunning}
      schema={rotateApiKey.body}
      defaultValues={{ overlap_hours: 24 }}
      onSave={async body => {
        const outcome = await perform(body)
        if (outcome.isDone) onIssued(name, outcome.answer.secret)
        return outcome
      }}
      onClose={onClose}
    >
      <Typography>{text('apiKeys.replaceSentence')}</Typography>
      <ChoiceInput
        source="overlap_hours"
        label={text('apiKeys.overlap')}
        choices={overlaps.map(hours => ({ value: hours, label: labelOf(hours) }))}
      />
    </FormDialog>
  )
}
