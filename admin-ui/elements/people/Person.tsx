import type { UserReference } from '@laurel/contract/people/userReference.ts'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { initialsOf } from './initials.ts'

type PersonProps = { readonly user: UserReference; readonly detail?: string | null }

/** Room for the words of most names, so that a narrow column breaks between them; longer words break within. */
const roomForAWord = '6rem'

/** A person as lists show them; the name opens their page. */
export const Person = ({ user, detail }: PersonProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
    <PersonAvatar user={user} />
    <Box sx={{ minWidth: { xs: 0, md: roomForAWord } }}>
      <Link
        component={RouterLink}
        to={`/users/${user.id}/profile`}
        underline="hover"
        color="text.primary"
        sx={{ fontWeight: 550, display: 'block', overflowWrap: 'anywhere' }}
      >
        {user.name}
      </Link>
      {detail && (
        <Box
          sx={{
            color: 'text.secondary',
            fontSize: '0.8125rem',
            overflowWrap: 'anywhere',
          }}
        >
          {detail}
        </Box>
      )}
    </Box>
  </Box>
)

export const PersonAvatar = ({
  user,
  size = 30,
}: {
  readonly user: UserReference
  readonly size?: number
}) => (
  <Avatar
    {...(user.profile_picture === null ? {} : { src: user.profile_picture })}
    alt=""
    aria-hidden
    sx={{ width: size, height: size, fontSize: size * 0.4 }}
  >
    {initialsOf(user.name)}
  </Avatar>
)
