import type { GroupReference } from '@laurel/contract/team/team.ts'
import Autocomplete from '@mui/material/Autocomplete'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useInput } from 'ra-core'
import { useMe } from '../app/access/MeContext.ts'
import { useText } from '../messages/useText.ts'

type AnnouncementInputProps = {
  /** How many of the channels chosen before are gone. */
  readonly goneChannels: number
}

/** Where it is announced: in one of the channels the person is in, or in one of those that are named here. */
export const AnnouncementInput = ({ goneChannels }: AnnouncementInputProps) => {
  const { groups } = useMe().team
  const text = useText()
  const { field: mode, id } = useInput<'DEFAULT' | 'OVERRIDE'>({ source: 'channel_mode' })
  const { field: channels, fieldState } = useInput<readonly string[]>({ source: 'channels' })
  const hint =
    goneChannels === 0
      ? text('celebrations.channelsHint')
      : text('celebrations.goneChannels', { smart_count: goneChannels })
  return (
    <FormControl sx={{ display: 'grid', gap: 1 }}>
      <FormLabel id={id} sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {text('celebrations.announcement')}
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={mode.value} onChange={mode.onChange}>
        <FormControlLabel value="DEFAULT" control={<Radio />} label={text('celebrations.allChannels')} />
        <FormControlLabel value="OVERRIDE" control={<Radio />} label={text('celebrations.someChannels')} />
      </RadioGroup>
      {mode.value === 'DEFAULT' && (
        <FormHelperText sx={{ margin: 0 }}>{text('celebrations.announcedOnce')}</FormHelperText>
      )}
      {mode.value === 'OVERRIDE' && (
        <Autocomplete<GroupReference, true>
          multiple
          disableCloseOnSelect
          options={groups}
          value={groups.filter(group => channels.value.includes(group.id))}
          onChange={(_event, chosen) => channels.onChange(chosen.map(group => group.id))}
          getOptionLabel={({ title }) => title}
          getOptionKey={group => group.id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          noOptionsText={text('celebrations.noChannel')}
          renderInput={parameters => (
            <TextField
              {...parameters}
              label={text('celebrations.channels')}
              error={fieldState.error !== undefined}
              helperText={fieldState.error?.message ?? hint}
            />
          )}
        />
      )}
    </FormControl>
  )
}
