import type { UserReference } from '@laurel/contract/people/userReference.ts'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'

/** A name within a sentence; it opens the person's page. */
export const PersonName = ({ user }: { readonly user: UserReference }) => (
  <Link
    component={RouterLink}
    to={`/users/${user.id}/profile`}
    underline="hover"
    color="text.primary"
    sx={{ fontWeight: 600 }}
  >
    {user.name}
  </Link>
)
