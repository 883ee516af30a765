import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useMe } from '../../app/access/MeContext.ts'
import { useText } from '../../messages/useText.ts'

export type ReportScope = { readonly group?: string; readonly segment?: string }

type ScopeSelectProps = {
  readonly group: string | undefined
  readonly segment: string | undefined
  readonly onChange: (scope: ReportScope) => void
}

const everything = 'everything'

/** Narrows a report: to a channel for administrators, to a segment that they manage for others. */
export const ScopeSelect = ({ group, segment, onChange }: ScopeSelectProps) => {
  const text = useText()
  const { user, team } = useMe()
  if (!user.is_admin && user.segments_managed.length === 0) return null
  const choices = user.is_admin
    ? team.groups.map(({ id, title }) => ({ id, name: title }))
    : user.segments_managed
  const chosen = (user.is_admin ? group : segment) ?? ''
  const choose = (id: string) => {
    if (id === everything) return onChange({})
    return onChange(user.is_admin ? { group: id } : { segment: id })
  }
  return (
    <TextField
      select
      label={text(user.is_admin ? 'field.for' : 'reports.segment')}
      value={choices.some(({ id }) => id === chosen) ? chosen : everything}
      onChange={event => choose(event.target.value)}
      sx={{ width: { xs: '100%', sm: 160 } }}
    >
      <MenuItem value={everything}>
        {text(user.is_admin ? 'reports.entireTeam' : 'reports.allTeams')}
      </MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
