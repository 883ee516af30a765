import type { Nominee } from '@laurel/contract/awards/nominations.ts'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import { useInput } from 'ra-core'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { PersonAvatar } from '../../elements/people/Person.tsx'
import { useText } from '../../messages/useText.ts'

type WinnersInputProps = {
  readonly source: string
  readonly label: string
  readonly nominees: readonly Nominee[]
  readonly isMulti: boolean
}

/** Chooses the winners among those who were nominated, the most nominated first. */
export const WinnersInput = ({ source, label, nominees, isMulti }: WinnersInputProps) => {
  const { field, fieldState, id } = useInput<readonly string[]>({ source })
  const chosen: readonly string[] = field.value
  const Control = isMulti ? Checkbox : Radio
  const choose = (userId: string, isChosen: boolean) => {
    const others = isMulti ? chosen.filter(other => other !== userId) : []
    field.onChange(isChosen ? [...others, userId] : others)
  }
  return (
    <FormControl component="fieldset" error={fieldState.error !== undefined} sx={{ minWidth: 0 }}>
      <FormLabel component="legend" sx={{ marginBottom: 1 }}>
        {label}
      </FormLabel>
      <Box sx={listStyle}>
        {nominees.map((nominee, place) => (
          <FormControlLabel
            key={nominee.user.id}
            control={
              <Control
                autoFocus={place === 0}
                checked={chosen.includes(nominee.user.id)}
                onChange={(_event, isChosen) => choose(nominee.user.id, isChosen)}
                slotProps={{ input: { name: id } }}
              />
            }
            label={<NomineeLine nominee={nominee} />}
          />
        ))}
      </Box>
      {fieldState.error && <FormHelperText role="alert">{fieldState.error.message}</FormHelperText>}
    </FormControl>
  )
}

const listStyle = {
  maxHeight: 280,
  overflowY: 'auto',
  display: 'grid',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  paddingInline: 1.5,
  '& .MuiFormControlLabel-root': { marginRight: 0 },
  '& .MuiFormControlLabel-label': { flexGrow: 1, minWidth: 0 },
} as const

const NomineeLine = ({ nominee: { user, nomination_count: count } }: { readonly nominee: Nominee }) => {
  const text = useText()
  const formats = useFormats()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, paddingBlock: 0.25 }}>
      <PersonAvatar user={user} />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{user.name}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
        {text('nominations.nominated', { smart_count: count, count: formats.count(count) })}
      </Box>
    </Box>
  )
}
