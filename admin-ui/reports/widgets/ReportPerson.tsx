import type { UserReference } from '@laurel/contract/people/userReference.ts'
import Box from '@mui/material/Box'
import { useMe } from '../../app/access/MeContext.ts'
import { Person, PersonAvatar } from '../../elements/people/Person.tsx'

/** The page of a person is for administrators; other readers see the name. */
export const ReportPerson = ({ user }: { readonly user: UserReference }) => {
  const { is_admin: isAdmin } = useMe().user
  if (isAdmin) return <Person user={user} />
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0, fontWeight: 550 }}>
      <PersonAvatar user={user} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{user.name}</Box>
    </Box>
  )
}
