import type { UserReference } from '@laurel/contract/people/userReference.ts'
import Box from '@mui/material/Box'
import type { ComponentType } from 'react'
import { Person } from './Person.tsx'

type PeopleGridProps = {
  readonly label: string
  readonly users: readonly UserReference[]
  readonly shownBy?: ComponentType<{ readonly user: UserReference }>
}

/** People side by side, where there is room. */
export const PeopleGrid = ({ label, users, shownBy: Shown = Person }: PeopleGridProps) => (
  <Box component="ul" aria-label={label} sx={gridStyle}>
    {users.map(user => (
      <Box component="li" key={user.id} sx={{ minWidth: 0 }}>
        <Shown user={user} />
      </Box>
    ))}
  </Box>
)

const gridStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const
