import { type Integration, updateFields } from '@laurel/contract/team/integrations.ts'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { type TextKey, useText } from '../../messages/useText.ts'

export type Target = { readonly id: string; readonly label: string }

type MappingDialogProps = {
  readonly integration: Integration
  readonly targets: readonly Target[]
  readonly onClose: () => void
}

const custom = 'custom:'
const fixed: Readonly<Record<string, string>> = {
  birthday: 'birthday',
  start_date: 'hired_on',
  manager: 'manager',
}
const texts = ['title', 'department', 'location'] as const
const labels: Readonly<Record<string, TextKey>> = {
  birthday: 'integrations.field.birthday',
  hired_on: 'integrations.field.hired_on',
  manager: 'integrations.field.manager',
  title: 'integrations.field.title',
  department: 'integrations.field.department',
  location: 'integrations.field.location',
}

/** Which field of a source fills which field of members. */
export const MappingDialog = ({ integration, targets, onClose }: MappingDialogProps) => {
  const { title: name, provider } = integration
  const text = useText()
  const [mapping, setMapping] = useState<Readonly<Record<string, string>>>(integration.mapping ?? {})
  const { perform, isRunning, refusal } = useAct(
    (_nothing: null, act) => act(updateFields, { params: { provider }, body: { mapping: filled(mapping) } }),
    ({ ok, message }) => ({
      text: ok ? text('integrations.mappingSaved') : (message ?? text('integrations.errorOccurred')),
      type: ok ? 'success' : 'warning',
    }),
    { onDone: ({ ok }) => ok && onClose() },
  )
  const choose = (target: string, field: string) => {
    const { [target]: _before, ...others } = mapping
    setMapping(field === '' ? others : { ...others, [target]: field })
  }
  return (
    <ActDialog
      title={text('integrations.mappingTitle', { name })}
      confirmLabel={text('integrations.save')}
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void perform(null)}
      onClose={onClose}
    >
      <Typography>{text('integrations.mappingSentence', { name })}</Typography>
      {targets.map(({ id, label }) => (
        <TargetInput
          key={id}
          target={id}
          label={label}
          name={name}
          value={mapping[id] ?? ''}
          onChoose={field => choose(id, field)}
        />
      ))}
    </ActDialog>
  )
}

type TargetInputProps = {
  readonly target: string
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChoose: (field: string) => void
}

const TargetInput = ({ target, label, name, value, onChoose }: TargetInputProps) => {
  const text = useText()
  const only = fixed[target]
  const isCustom = value.startsWith(custom)
  return (
    <>
      <TextField
        select
        label={label}
        value={isCustom ? custom : value}
        onChange={event => onChoose(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{text('integrations.notSynced')}</MenuItem>
        {(only === undefined ? texts : [only]).map(field => (
          <MenuItem key={field} value={field}>
            {text(labels[field] ?? 'integrations.notSynced')}
          </MenuItem>
        ))}
        {only === undefined && (
          <MenuItem value={custom}>{text('integrations.customField', { name })}</MenuItem>
        )}
      </TextField>
      {isCustom && (
        <TextField
          label={text('integrations.customName')}
          value={value.slice(custom.length)}
          onChange={event => onChoose(`${custom}${event.target.value}`)}
          slotProps={{ htmlInput: { maxLength: 200, required: true } }}
        />
      )}
    </>
  )
}

const filled = (mapping: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(mapping).filter(([, field]) => field !== custom))
