import type { UserReference } from '@laurel/contract/people/userReference.ts'
import AvatarGroup from '@mui/material/AvatarGroup'
import Box from '@mui/material/Box'
import { useText } from '../../messages/useText.ts'
import { Person, PersonAvatar } from './Person.tsx'

/** One person with their name, or several as overlapping pictures and a sentence. */
export const PeopleLine = ({ users }: { readonly users: readonly UserReference[] }) => {
  const text = useText()
  const [first, second, ...others] = users
  if (!first)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {text('people.noOne')}
      </Box>
    )
  if (!second) return <Person user={first} />
  const names =
    others.length === 0
      ? text('people.two', { first: first.name, second: second.name })
      : text('people.several', { first: first.name, others: users.length - 1 })
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}
      title={users.map(user => user.name).join(', ')}
    >
      <AvatarGroup max={4} spacing={10} sx={{ '& .MuiAvatar-root': { width: 30, height: 30, fontSize: 12 } }}>
        {users.slice(0, 3).map(user => (
          <PersonAvatar key={user.id} user={user} />
        ))}
      </AvatarGroup>
      <span>{names}</span>
    </Box>
  )
}
