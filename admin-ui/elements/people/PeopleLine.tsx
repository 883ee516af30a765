import type { UserReference } from '@laurel/contract/people/userReference.ts'
import AvatarGroup from '@mui/material/AvatarGroup'
import Box from '@mui/material/Box'
import { Person, PersonAvatar } from './Person.tsx'

/** One person with their name, or several as overlapping pictures and a sentence. */
export const PeopleLine = ({ users }: { readonly users: readonly UserReference[] }) => {
  const [first, second, ...others] = users
  if (!first)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Nobody
      </Box>
    )
  if (!second) return <Person user={first} />
  const names =
    others.length === 0 ? `${first.name} and ${second.name}` : `${first.name} and ${users.length - 1} others`
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
