import Add from '@mui/icons-material/AddOutlined'
import Close from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'

const linesMax = 10
const kinds = ['code', 'pin', 'url', 'date', 'text'] as const

/** What the recipient of a gift card gets, line by line: a code, a PIN, a link. */
export const CredentialsInput = ({ source }: { readonly source: string }) => {
  const text = useText()
  const { fields, append, remove } = useFieldArray({ name: source })
  const { getValues, setValue } = useFormContext()
  const choices = kinds.map(value => ({ value, label: text(`rewards.orders.codeKinds.${value}`) }))
  /** The label follows the kind until a person writes another one. */
  const relabel = (at: number, kind: (typeof kinds)[number]) => {
    const label: unknown = getValues(`${source}.${at}.label`)
    if (label === '' || choices.some(choice => choice.label === label))
      setValue(`${source}.${at}.label`, text(`rewards.orders.codeKinds.${kind}`))
  }
  return (
    <Box role="group" aria-label={text('rewards.orders.codesTitle')} sx={{ display: 'grid', gap: 2 }}>
      {fields.map((field, at) => (
        <Box key={field.id} sx={rowStyle}>
          <ChoiceInput
            source={`${source}.${at}.kind`}
            label={text('rewards.orders.codeKind')}
            choices={choices}
            onChoose={kind => relabel(at, kind)}
          />
          <TextInput source={`${source}.${at}.label`} label={text('rewards.orders.codeLabel')} />
          {fields.length > 1 && (
            <IconButton
              aria-label={text('rewards.orders.removeCode', { number: at + 1 })}
              onClick={() => remove(at)}
            >
              <Close />
            </IconButton>
          )}
          <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
            <TextInput
              source={`${source}.${at}.value`}
              label={text('rewards.orders.codeValue')}
              isFirst={at === 0}
            />
          </Box>
        </Box>
      ))}
      <Button
        startIcon={<Add />}
        disabled={fields.length >= linesMax}
        onClick={() => append({ label: text('rewards.orders.codeKinds.pin'), value: '', kind: 'pin' })}
        sx={{ justifySelf: 'start' }}
      >
        {text('rewards.orders.addCode')}
      </Button>
    </Box>
  )
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  columnGap: 1,
  rowGap: 1.5,
  alignItems: 'start',
} as const
