import { OutgoingEventType } from '@laurel/ledger/teams/outgoingEvents/vocabulary.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useInput } from 'ra-core'
import { useId } from 'react'
import { useText } from '../../messages/useText.ts'
import { eventName, groupsOf } from './eventNames.ts'

type EventTypesInputProps = {
  /** Which may be chosen; left out, all. */
  readonly among?: readonly OutgoingEventType[]
}

/** Which events of a form are chosen, by groups. */
export const EventTypesInput = ({ among = OutgoingEventType.options }: EventTypesInputProps) => {
  const text = useText()
  const titleId = useId()
  const { field, fieldState } = useInput<OutgoingEventType[]>({ source: 'types' })
  const chosen = new Set(field.value)
  const isWhole = chosen.size >= among.length
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={titleId} sx={{ fontWeight: 550 }}>
          {text('webhooks.events')}
        </Typography>
        <Button size="small" onClick={() => field.onChange(isWhole ? [] : among)}>
          {text(isWhole ? 'webhooks.none' : 'webhooks.all')}
        </Button>
      </Box>
      <Box sx={groupsStyle}>
        {groupsOf(among).map(({ group, types }) => (
          <Box key={group} component="fieldset">
            <legend>{text(`webhooks.groups.${group}`)}</legend>
            {types.map(type => (
              <FormControlLabel
                key={type}
                label={text(eventName(type))}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.has(type)}
                    onChange={(_event, isChosen) =>
                      field.onChange(among.filter(each => (each === type ? isChosen : chosen.has(each))))
                    }
                  />
                }
              />
            ))}
          </Box>
        ))}
      </Box>
      {fieldState.error && (
        <FormHelperText error role="alert">
          {fieldState.error.message}
        </FormHelperText>
      )}
    </Box>
  )
}

const groupsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
  gap: 2,
  marginTop: 0.5,
  '& fieldset': { border: 0, margin: 0, padding: 0, minWidth: 0, display: 'grid', alignContent: 'start' },
  '& legend': { padding: 0, color: 'text.secondary', fontSize: '0.8125rem' },
  '& label': { marginRight: 0 },
} as const
