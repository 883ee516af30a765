import { segmentMembers } from '@laurel/contract/people/segments.ts'
import type { UserReference } from '@laurel/contract/people/userReference.ts'
import Close from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useInput } from 'ra-core'
import { useMemo, useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { SearchField } from '../../elements/list/SearchField.tsx'
import { PeoplePicker } from '../../elements/people/PeoplePicker.tsx'
import { Person } from '../../elements/people/Person.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'

/** More rows at once would make the page slow. */
const shownMax = 100

/** The members of a segment, added and removed one by one. Nothing changes before the form is saved. */
export const MembersByHand = ({ segmentId }: { readonly segmentId: string }) => {
  const text = useText()
  const formats = useFormats()
  const [search, setSearch] = useState('')
  const [added, setAdded] = useState<readonly UserReference[]>([])
  const { field, fieldState } = useInput<readonly string[] | undefined>({ source: 'users' })
  const saved = useAnswer(
    segmentMembers,
    after => ({ params: { id: segmentId }, query: { ...after, fetchAll: 'true' } }),
    [segmentId],
  )
  const { data } = saved
  const changed: unknown = field.value
  const present = useMemo(() => {
    const known = new Map([...(data?.users ?? []), ...added].map(person => [person.id, person]))
    const ids = Array.isArray(changed) ? new Set<unknown>(changed) : undefined
    return [...known.values()]
      .filter(({ id }) => ids === undefined || ids.has(id))
      .toSorted((one, other) => one.name.localeCompare(other.name))
  }, [data, added, changed])
  if (!data) return <NotLoaded of={saved} columns={1} />
  const change = (people: readonly UserReference[]) => field.onChange(people.map(({ id }) => id))
  const found = present.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PeoplePicker
        label={text('segments.addPeople')}
        chosen={[]}
        onChoose={people => {
          const fresh = people.filter(({ id }) => !present.some(member => member.id === id))
          setAdded([...added, ...fresh])
          change([...present, ...fresh])
        }}
      />
      {fieldState.error && (
        <FormHelperText error role="alert">
          {fieldState.error.message}
        </FormHelperText>
      )}
      {present.length === 0 ? (
        <Typography color="text.secondary">{text('segments.noMembers')}</Typography>
      ) : (
        <>
          {present.length > 10 && (
            <SearchField label={text('segments.searchMembers')} value={search} onSearch={setSearch} />
          )}
          <Box
            component="ul"
            aria-label={text('segments.membersOf', { count: formats.count(present.length) })}
            sx={listStyle}
          >
            {found.slice(0, shownMax).map(person => (
              <Box component="li" key={person.id} sx={rowStyle}>
                <Person user={person} />
                <IconButton
                  size="small"
                  aria-label={text('segments.removeMemberOf', { name: person.name })}
                  onClick={() => change(present.filter(({ id }) => id !== person.id))}
                >
                  <Close fontSize="small" />
                </IconButton>
              </Box>
            ))}
          </Box>
          {found.length > shownMax && (
            <Typography variant="body2" color="text.secondary">
              {text('segments.shownOf', {
                shown: formats.count(shownMax),
                count: formats.count(found.length),
              })}
            </Typography>
          )}
        </>
      )}
    </Box>
  )
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 1,
  maxHeight: 360,
  overflowY: 'auto',
} as const
const rowStyle = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 } as const
