import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useInput } from 'ra-core'
import { useMe } from '../../app/access/MeContext.ts'
import { useText } from '../../messages/useText.ts'

/** The groups that compete with each other. */
export const GroupsInput = ({ source }: { readonly source: string }) => {
  const text = useText()
  const { team } = useMe()
  const { field, fieldState } = useInput<readonly string[]>({ source })
  const titles = new Map(team.groups.map(group => [group.id, group.title]))
  return (
    <Autocomplete<string, true>
      multiple
      options={[...titles.keys()]}
      value={[...field.value]}
      onChange={(_event, chosen) => field.onChange(chosen)}
      getOptionLabel={id => titles.get(id) ?? id}
      disableCloseOnSelect
      renderInput={parameters => (
        <TextField
          {...parameters}
          label={text('competitions.userGroups')}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? text('competitions.groupsHint')}
        />
      )}
    />
  )
}
