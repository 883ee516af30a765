import { type Integration, IntegrationFileField, updateFields } from '@laurel/contract/team/integrations.ts'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'

type ColumnsDialogProps = { readonly integration: Integration; readonly onClose: () => void }

/** Which column of a file holds which field, where its name is not the usual one. */
export const ColumnsDialog = ({ integration, onClose }: ColumnsDialogProps) => {
  const { provider } = integration
  const text = useText()
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(integration.columns ?? {})
  const { perform, isRunning, refusal } = useAct(
    (_nothing: null, act) => act(updateFields, { params: { provider }, body: { mapping: filled(chosen) } }),
    ({ ok, message }) => ({
      text: ok ? text('integrations.mappingSaved') : (message ?? text('integrations.errorOccurred')),
      type: ok ? 'success' : 'warning',
    }),
    { onDone: ({ ok }) => ok && onClose() },
  )
  return (
    <ActDialog
      title={text('integrations.columnsTitle')}
      confirmLabel={text('integrations.save')}
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void perform(null)}
      onClose={onClose}
    >
      <Typography>{text('integrations.columnsSentence')}</Typography>
      {IntegrationFileField.options.map(field => (
        <TextField
          key={field}
          label={text(`integrations.column.${field}`)}
          value={chosen[field] ?? ''}
          onChange={event => setChosen({ ...chosen, [field]: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      ))}
    </ActDialog>
  )
}

const filled = (chosen: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(chosen).filter(([, column]) => column.trim() !== ''))
