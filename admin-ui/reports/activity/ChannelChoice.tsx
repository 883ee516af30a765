import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useMe } from '../../app/access/MeContext.ts'
import { useText } from '../../messages/useText.ts'
import { useActivityFilter } from './useActivityFilter.ts'

const everywhere = 'everywhere'

export const ChannelChoice = () => {
  const text = useText()
  const { filter, change } = useActivityFilter()
  const { group: value = '' } = filter
  const { groups } = useMe().team
  const isKnown = groups.some(group => group.id === value)
  return (
    <TextField
      select
      label={text('field.for')}
      value={isKnown ? value : everywhere}
      onChange={event => change({ group: event.target.value === everywhere ? '' : event.target.value })}
      sx={{ width: { xs: '100%', sm: 160 } }}
    >
      <MenuItem value={everywhere}>{text('reports.entireTeam')}</MenuItem>
      {groups.map(group => (
        <MenuItem key={group.id} value={group.id}>
          {group.title}
        </MenuItem>
      ))}
    </TextField>
  )
}
