import type { SecurityEntry } from '@laurel/contract/team/activityLog.ts'
import { isSecurityActivity } from '@laurel/contract/team/securityActivity.ts'
import Box from '@mui/material/Box'
import type { Column } from '../../elements/list/column.ts'
import { Person } from '../../elements/people/Person.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'

export const securityColumns: readonly Column<SecurityEntry>[] = [
  {
    name: 'time',
    label: 'security.time',
    width: 190,
    cell: row => <When instant={row.created_at} withTime />,
  },
  {
    name: 'activity',
    label: 'security.activity',
    isCardTitle: true,
    cell: row => (
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 550 }}>
          <Activity {...row} />
        </Box>
        {row.detail !== null && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{row.detail}</Box>
        )}
      </Box>
    ),
  },
  { name: 'user', label: 'field.user', cell: row => (row.user ? <Person user={row.user} /> : <Operator />) },
  {
    name: 'ip',
    label: 'security.ipAddress',
    cell: row => <span style={{ fontVariantNumeric: 'tabular-nums' }}>{row.metadata.ip_addr ?? '–'}</span>,
  },
  {
    name: 'agent',
    label: 'security.userAgent',
    cell: row => (
      <Box
        sx={{
          color: 'text.secondary',
          fontSize: '0.8125rem',
          maxWidth: { md: 320 },
          overflowWrap: 'anywhere',
        }}
      >
        {row.metadata.user_agent ?? '–'}
      </Box>
    ),
  },
]

/** What a newer version recorded has the label that the API gives it. */
const Activity = ({ activity, label }: SecurityEntry) => {
  const text = useText()
  return <>{isSecurityActivity(activity) ? text(`security.activities.${activity}`) : label}</>
}

/** Acts on the command line have no person in the team. */
const Operator = () => <>{useText()('security.operator')}</>
