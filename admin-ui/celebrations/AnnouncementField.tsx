import type { GroupReference } from '@laurel/contract/team/team.ts'
import Autocomplete from '@mui/material/Autocomplete'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { useMe } from '../session/MeContext.ts'
import type { AwardTexts } from './awardTexts.ts'

type AnnouncementFieldProps = {
  readonly texts: Pick<AwardTexts, 'channelMode' | 'channelIds' | 'goneChannels'>
  readonly onChange: (changes: Partial<AwardTexts>) => void
  readonly problem: string | undefined
}

/** Where it is announced: in every channel the person is in, or in the ones that are named here. */
export const AnnouncementField = ({ texts, onChange, problem }: AnnouncementFieldProps) => {
  const { groups } = useMe().team
  const labelId = useId()
  return (
    <FormControl sx={{ display: 'grid', gap: 1 }}>
      <FormLabel id={labelId} sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        Announcement channels
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={texts.channelMode}
        onChange={(_event, mode) => onChange({ channelMode: mode === 'OVERRIDE' ? 'OVERRIDE' : 'DEFAULT' })}
      >
        <FormControlLabel
          value="DEFAULT"
          control={<Radio />}
          label="All relevant channels: those the person is in"
        />
        <FormControlLabel value="OVERRIDE" control={<Radio />} label="Specific channels" />
      </RadioGroup>
      {texts.channelMode === 'OVERRIDE' && (
        <Autocomplete<GroupReference, true>
          multiple
          disableCloseOnSelect
          options={groups}
          value={groups.filter(({ id }) => texts.channelIds.includes(id))}
          onChange={(_event, chosen) => onChange({ channelIds: chosen.map(({ id }) => id) })}
          getOptionLabel={({ title }) => title}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          noOptionsText="No recognition channel by that name"
          renderInput={parameters => (
            <TextField
              {...parameters}
              label="Channels"
              error={problem !== undefined}
              helperText={problem ?? hintOf(texts.goneChannels)}
            />
          )}
        />
      )}
    </FormControl>
  )
}

const hintOf = (gone: number): string => {
  if (gone === 0) return 'Every celebration is announced in each of them.'
  const what = gone === 1 ? 'A channel that was chosen is' : `${gone} channels that were chosen are`
  return `${what} no recognition channel any more. Save to leave ${gone === 1 ? 'it' : 'them'} out.`
}
