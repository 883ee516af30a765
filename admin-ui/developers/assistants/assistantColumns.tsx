import type { TeamAssistant } from '@laurel/contract/developers/assistants.ts'
import Box from '@mui/material/Box'
import { useFormats } from '../../elements/formats/useFormats.ts'
import type { Column } from '../../elements/list/column.ts'
import { Person } from '../../elements/people/Person.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'

type AssistantProps = { readonly assistant: TeamAssistant }

/** The name is what the assistant says; the host is where its member sent the answer to. */
const AssistantName = ({ assistant: { name, host, is_on_this_computer: isOnComputer } }: AssistantProps) => {
  const text = useText()
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 550 }}>{name}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {isOnComputer ? text('apiKeys.assistants.here') : host}
      </Box>
    </Box>
  )
}

const Scopes = ({ assistant: { scopes } }: AssistantProps) => {
  const text = useText()
  return <>{scopes.map(scope => text(`apiKeys.scope.${scope}`)).join(', ')}</>
}

const LastUsed = ({ assistant: { last_used_on: day } }: AssistantProps) => {
  const text = useText()
  const formats = useFormats()
  return <>{day === null ? text('apiKeys.never') : formats.calendarDay(day)}</>
}

export const assistantColumns: readonly Column<TeamAssistant>[] = [
  {
    name: 'name',
    label: 'apiKeys.assistants.name',
    isCardTitle: true,
    width: 170,
    cell: row => <AssistantName assistant={row} />,
  },
  { name: 'scopes', label: 'apiKeys.scopesShort', cell: row => <Scopes assistant={row} /> },
  { name: 'user', label: 'apiKeys.actsFor', cell: row => <Person user={row.user} /> },
  { name: 'used', label: 'apiKeys.lastUsed', width: 132, cell: row => <LastUsed assistant={row} /> },
  {
    name: 'connected',
    label: 'apiKeys.assistants.connected',
    width: 120,
    cell: row => <When instant={row.connected_at} />,
  },
]
